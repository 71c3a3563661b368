/// What the expansions of the test library's macros name.
public enum Testing {
  public struct Issue {
    public static func record(_ comment: String) {}
  }
}

@freestanding(expression)
public macro expect(_ condition: Bool) = #externalMacro(module: "TestingMacros", type: "No")
@freestanding(expression)
public macro expect(_ condition: Bool, _ comment: String) =
  #externalMacro(module: "TestingMacros", type: "No")
@attached(peer)
public macro Test() = #externalMacro(module: "TestingMacros", type: "PragmaMacro")

public enum Issue {
  public static func record(_ comment: String) {}
}
