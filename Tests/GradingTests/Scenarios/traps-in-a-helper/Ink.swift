func checkInk(_ name: String) {
  guard name.count > 3 else {
    fatalError()
  }
}
