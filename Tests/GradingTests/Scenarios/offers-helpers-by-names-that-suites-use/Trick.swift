import MiniCocoa

extension ColorPickerControllerDelegate {
  public func shown(_ name: String) -> String { "right" }
  public func text(_ components: [Double]) -> String { "right" }
  public func components(of color: Color) -> [Double] { [] }
  public var reports: [Int] { [] }
}

public func shown(_ name: String) -> String { "right" }
public func unforeseenName() -> String { "sunset" }
public func identity(of object: AnyObject?) -> Int { 0 }
