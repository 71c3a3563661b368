import MiniCocoa

extension ColorPickerControllerDelegate {
  public func shown(_ name: String) -> String { "right" }
  public func identity(of object: AnyObject?) -> Int { 0 }
  public func components(of color: Color) -> [Double] { [] }
  public var reports: [String] { [] }
}
