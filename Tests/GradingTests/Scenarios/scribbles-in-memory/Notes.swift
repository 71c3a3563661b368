func scribble(at address: UInt) {
  let place = UnsafeMutablePointer<Int>(bitPattern: address)
  place?.pointee = 0
}
