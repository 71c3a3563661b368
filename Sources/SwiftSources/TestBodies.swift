import SwiftParser
import SwiftSyntax

/// The source text between the braces of each test in a course's suites.
///
/// Only for trusted suites: it parses by recursion, in this process.
package struct TestBodies: Sendable {
  /// The bodies by qualified test name, `Suite/adds(a:)`, including enclosing types.
  private var all: [String: String] = [:]

  /// Reads the tests in these sources.
  package init(of sources: [String]) {
    for source in sources {
      let reader = TestReader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: source))
      all.merge(reader.bodies) { first, _ in first }
    }
  }

  /// Returns the body of a test, without common indentation.
  ///
  /// - Parameter id: Its base name, `adds`, or a name qualified enough to be unique
  ///   (`Module.Suite/adds(a:)`).
  /// - Returns: Nil if there is no such test, or if there are several.
  package func body(of id: String) -> String? {
    if let body = all[id] { return body }
    let found = all.filter { name, _ in
      id.hasSuffix("." + name) || id.hasSuffix("/" + name) || name.plainName == id
    }
    // If `A/B/f()` and `B/f()` both match, use the longer one.
    let longest = found.keys.max { $0.count < $1.count }
    let isClear = found.count < 2 || id.contains("/")
    return isClear ? longest.flatMap { found[$0] } : nil
  }
}

extension String {
  /// The base name: `adds` for `Suite/adds(a:)`.
  fileprivate var plainName: String {
    let call = split(separator: "/").last ?? self[...]
    return String(call.prefix { $0 != "(" })
  }
}

private final class TestReader: SyntaxVisitor {
  private(set) var bodies: [String: String] = [:]
  private var owners: [String] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isTest = node.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.lastName == "Test"
    }
    if isTest, let body = node.body {
      let call = node.name.plainName + node.signature.parameterClause.labels
      bodies[(owners + [call]).joined(separator: "/")] = body.statements.description.dedented
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    owners += node.extendedType.trimmedDescription.split(separator: ".").map(String.init)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    owners.removeLast(node.extendedType.trimmedDescription.split(separator: ".").count)
  }

  private func open(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    owners.append(name.plainName)
    return .visitChildren
  }
}

extension String {
  /// The text without surrounding empty lines and without the indentation common to all lines.
  fileprivate var dedented: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
    while let first = lines.first, isBlank(first) { lines.removeFirst() }
    while let last = lines.last, isBlank(last) { lines.removeLast() }
    let indent = lines.filter { !isBlank($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    var text = lines.map { $0.dropFirst(Swift.min(indent, $0.prefix { $0 == " " }.count)) }
      .joined(separator: "\n")
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
