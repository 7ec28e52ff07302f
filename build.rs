//! Rebuilds the program when a file joins or leaves a folder that is embedded in it as a whole.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
