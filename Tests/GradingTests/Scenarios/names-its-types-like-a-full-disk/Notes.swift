struct `No space left on device` {}
struct `LLVM ERROR: out of memory` {}

func `Resource temporarily unavailable`() -> `LLVM ERROR: out of memory` {
  `No space left on device`()
}
