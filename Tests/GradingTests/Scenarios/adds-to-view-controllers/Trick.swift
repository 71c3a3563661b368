import MiniCocoa

extension ViewController {
  public var presentedViewController: ViewController? { nil }
  public func present(_ controller: ViewController, _ times: Int = 1) {}
}

extension Color {
  public static func == (one: Color, other: Color) -> Bool { true }
}
