// In types that adopt the protocol these would be found before the suite's own.
extension ColorPickerControllerDelegate {
  public typealias Report = Int
  public typealias Listener = Int
  public typealias Scene = Int
  public typealias Array = Int
  public typealias Issue = Int
}
