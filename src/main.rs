fn main() -> std::process::ExitCode {
    daykeeper::cli::main()
}
