#!/bin/sh
# Makes the font files of this folder from Debian's packages fonts-lato, fonts-yrsa-rasa, fonts-noto-core,
# fonts-nanum and fonts-droid-fallback. Needs Python with fonttools (`pip install fonttools`). See README.md.
set -eu
cd "$(dirname "$0")"
from=/usr/share/fonts/truetype
cp "$from/lato/Lato-Medium.ttf" "$from/lato/Lato-Bold.ttf" .
cp "$from/fonts-yrsa-rasa/Yrsa-SemiBold.ttf" "$from/fonts-yrsa-rasa/Yrsa-Bold.ttf" .
for script in Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam \
    Myanmar Sinhala Tamil Telugu Thai; do
    pyftsubset "$from/noto/NotoSans$script-Bold.ttf" --unicodes='*' --layout-features='*' --no-hinting \
        --desubroutinize --name-IDs='*' --output-file="NotoSans$script-Bold.ttf"
done
# All Korean syllables and letters. "Nanum" is a reserved font name, so the reduced file has another one.
pyftsubset "$from/nanum/NanumSquareB.ttf" --unicodes='U+1100-11FF,U+3131-318E,U+AC00-D7A3' --no-hinting \
    --layout-features='' --name-IDs='0,13,14' --output-file=Hangul-Bold.ttf
python3 - <<'PY'
from fontTools.ttLib import TTFont
font = TTFont("Hangul-Bold.ttf")
for number, name in ((1, "Daykeeper Hangul"), (2, "Bold"), (4, "Daykeeper Hangul Bold"), (6, "DaykeeperHangul-Bold")):
    font["name"].setName(name, number, 3, 1, 0x409)
font.save("Hangul-Bold.ttf")
PY
# The signs that names are written with in Chinese and Japanese: those of the national standards (GB 2312, Big5
# level 1, JIS X 0208).
python3 - > /tmp/cjk.txt <<'PY'
signs = set(range(0x3041, 0x3100)) | {0x3005, 0x3006, 0x3007, 0x30FB, 0x30FC}
for codec in ("gb2312", "euc_jp"):
    for high in range(0xB0, 0xF8):
        for low in range(0xA1, 0xFF):
            try:
                signs.add(ord(bytes((high, low)).decode(codec)))
            except (UnicodeDecodeError, TypeError):
                pass
for high in range(0xA4, 0xC7):
    for low in list(range(0x40, 0x7F)) + list(range(0xA1, 0xFF)):
        try:
            signs.add(ord(bytes((high, low)).decode("big5")))
        except (UnicodeDecodeError, TypeError):
            pass
print("".join(map(chr, sorted(s for s in signs if s > 0x2FFF))))
PY
pyftsubset "$from/droid/DroidSansFallbackFull.ttf" --text-file=/tmp/cjk.txt --no-hinting --layout-features='' \
    --name-IDs='*' --output-file=DroidSansFallback.ttf
