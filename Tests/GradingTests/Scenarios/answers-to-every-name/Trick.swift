@dynamicMemberLookup @dynamicCallable
public struct Anything: Equatable, ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {}
  public subscript(dynamicMember name: String) -> Anything { self }
  public func dynamicallyCall(withArguments arguments: [Any]) -> Anything { self }
}

extension ColorPickerController {
  public subscript(dynamicMember name: String) -> Anything { nil }
  public func callAsFunction() -> Anything { nil }
}
