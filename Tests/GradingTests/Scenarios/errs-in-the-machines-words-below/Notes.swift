#error("\nerror: No space left on device")
#error("""

  LLVM ERROR: out of memory
  Allocation failed
  """)
