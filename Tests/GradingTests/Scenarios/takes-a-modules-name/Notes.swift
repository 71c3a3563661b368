public enum Testing {
  public static func check() -> Bool { true }
}
