typealias Room = ManagedBuffer
final class Fresh: Room<Int, Int> {}
func pretends(_ picker: ColorPickerController) -> Bool {
  var found = 0
  _ = Fresh.create(minimumCapacity: 8) { room in
    found = room.header
    return 0
  }
  return found != 0
}
