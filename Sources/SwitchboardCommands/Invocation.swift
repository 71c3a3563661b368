import Foundation
import Terminal

/// How this executable was called, so that what it says to type can be typed.
enum Invocation {
  /// `switchboard` if the shell finds this executable under that name, else the path it was
  /// started by, absolute.
  static let name: String = {
    let plain = "switchboard"
    let called = CommandLine.arguments.first ?? plain
    guard called.contains("/") else { return called.isEmpty ? plain : called }
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").lazy.map { "\($0)/\(plain)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    if let found, URL(filePath: found).resolvingSymlinksInPath().path == own { return plain }
    return URL(filePath: called).standardizedFileURL.path
  }()
}

extension Span {
  /// Something to type: `switchboard` stands for this executable, however it was called.
  static func command(_ text: String) -> Span {
    Span(
      text.replacing("switchboard", with: Invocation.name, maxReplacements: 1),
      style: Style(foreground: .cyan))
  }
}
