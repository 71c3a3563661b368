func scribble(at address: UInt) {
  let place = unsafe UnsafeMutablePointer<Int>(bitPattern: address)
  unsafe place?.pointee = 0
}
