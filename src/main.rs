/// What the system's allocator was given for a busy hour it keeps for good (docs/reliability.md).
#[cfg(all(feature = "jemalloc", target_os = "linux"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> std::process::ExitCode {
    daykeeper::cli::main()
}
