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
      let functions = SourceFileSyntax(parsing: source.utf8)
        .nodes(FunctionDeclSyntax.self, outside: [.functionDecl])
      for node in functions where node.isTest {
        guard let body = node.body, all[node.testName] == nil else { continue }
        all[node.testName] = body.statements.description.dedented
      }
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

extension FunctionDeclSyntax {
  fileprivate var isTest: Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.lastName == "Test" }
  }

  /// The name with the types around it: `Suite/adds(a:)`.
  fileprivate var testName: String {
    let owners = sequence(first: Syntax(self)) { $0.parent }.dropFirst().reversed().flatMap {
      if let type = $0.as(ExtensionDeclSyntax.self)?.extendedType {
        return type.trimmedDescription.split(separator: ".").map(String.init)
      }
      return [$0.asProtocol((any NamedDeclSyntax).self)?.name.plainName].compactMap(\.self)
    }
    let call = name.plainName + signature.parameterClause.labels
    return (owners + [call]).joined(separator: "/")
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
