//! Rebuilds the program when a file joins or leaves a folder that is embedded in it as a whole.

fn main() {
    for folder in ["assets/icons", "assets/lessons", "assets/locales", "assets/sandbox", "migrations"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
