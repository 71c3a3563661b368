#error("\nld.lld: error: failed to write output: No space left on device\nclang: error: Too many open files")
