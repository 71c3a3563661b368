#warning("No space left on device")
#warning("Resource temporarily unavailable")
#warning("LLVM ERROR: out of memory")
#warning("\nerror: No space left on device\n")
#warning("""
  Stack dump:
  LLVM ERROR: out of memory
  std::bad_alloc
  /src/Notes.swift:1:1: error: module file has been modified since it was built
  """)

let a: Int = 1
