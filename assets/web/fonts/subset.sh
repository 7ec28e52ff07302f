#!/bin/sh
# Makes the font files of this folder from those in assets/fonts, with the letters of our four languages. Needs Python with
# fonttools and brotli (`pip install fonttools brotli`).
set -eu
cd "$(dirname "$0")"
letters=U+0020-007E,U+00A0-00FF,U+0102-0103,U+0218-021B,U+0150-0151,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F
signs=U+2032,U+2190-2193,U+2212,U+00D7,U+2153-215E,U+20AC
for file in Lato-Medium Lato-Bold Yrsa-SemiBold Yrsa-Bold; do
    pyftsubset "../../fonts/$file.ttf" --unicodes="$letters,$signs" --layout-features=kern,lnum,mark,ccmp,locl --no-hinting \
        --flavor=woff2 --output-file="$file.woff2"
done
# "Lato" is a reserved font name, so the reduced files have another one.
python3 - <<'PY'
from fontTools.ttLib import TTFont
for weight in ("Medium", "Bold"):
    font = TTFont(f"Lato-{weight}.woff2")
    for record in list(font["name"].names):
        if record.nameID in (1, 2, 3, 4, 6, 16, 17, 18, 21, 22):
            font["name"].removeNames(record.nameID)
    names = (1, "Daykeeper Text"), (2, weight), (4, f"Daykeeper Text {weight}"), (6, f"DaykeeperText-{weight}")
    for number, name in names:
        font["name"].setName(name, number, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(f"Text-{weight}.woff2")
PY
rm Lato-*.woff2
