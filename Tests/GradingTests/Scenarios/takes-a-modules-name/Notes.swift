public enum Testing {
  public static func check() -> Bool { true }
}

public enum Swift {
  public struct Double {}
}
