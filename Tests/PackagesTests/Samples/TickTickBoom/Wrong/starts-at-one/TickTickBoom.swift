public enum TickTickBoom {
  public static func says(at second: Int) -> String { second < 2 ? "Tick" : "Boom" }
}
public struct BoomTick { public var count = 1; public init() {} }
extension Array where Element == Int {
  var booms: Int { filter { TickTickBoom.says(at: $0) == "Boom" }.count }
}
