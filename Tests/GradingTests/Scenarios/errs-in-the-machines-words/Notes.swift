#error("No space left on device")
#error("LLVM ERROR: out of memory")
#error("LLVM ERROR: pthread_create: Resource temporarily unavailable")
