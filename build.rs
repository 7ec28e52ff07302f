//! Rebuilds the program when a file joins or leaves the folders that are embedded in it.

fn main() {
    println!("cargo::rerun-if-changed=assets/locales");
}
