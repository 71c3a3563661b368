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

  /// A command as one types it: `switchboard` stands for this executable, however it was called.
  static func command(_ text: String) -> String {
    text.replacing("switchboard", with: name, maxReplacements: 1)
  }
}

extension Span {
  /// Something to type: `switchboard` stands for this executable, however it was called.
  static func command(_ text: String) -> Span {
    Span(Invocation.command(text), style: Style(foreground: .cyan), isVerbatim: true)
  }
}
