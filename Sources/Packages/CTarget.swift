import CourseModel
import Foundation

/// A target that is written in C: its headers, of which a module map says what others see, and its files.
///
/// Source: SwiftPM's documentation, "Creating C Language Targets", for where headers are and for the module
/// map of a target that has none.
struct CTarget {
  /// By their paths from the target's folder.
  let files: [SourceFile]
  /// The folder of the headers that others see, from the target's; empty if it is that.
  let headers: String
  /// Other folders in which its files find headers.
  private(set) var searched: [String] = []
  /// What the compiler is told of its files.
  private(set) var flags: [String]

  private static let mapName = "module.modulemap"

  /// The target in this part; nil if there is no file of C in it.
  init?(_ part: PackageLayout.Part, in sources: PackageSources) throws(PackageError) {
    let found = try sources.filesOfC(of: part.name, in: part.path, for: part.declared)
    guard !found.isEmpty else { return nil }
    let named = (part.declared?.publicHeaders ?? "include").split(separator: "/")
    let headers = named.filter { $0 != "." }.joined(separator: "/")
    self.headers = headers
    // By their paths from the target's folder, as its files are.
    let place = headers.isEmpty ? "" : headers + "/"
    let names = found.map(\.name)
    let map = place + Self.mapName
    guard names.contains(where: { $0.hasPrefix(place) && $0.hasSuffix(".h") }) else {
      throw .noHeaders(part.name, "\(part.path)/\(headers)")
    }
    files =
      names.contains(map)
      ? found
      : found + [
        SourceFile(name: map, content: Data(Self.map(of: part.module, in: place, names).utf8))
      ]
    // As a debug build has them.
    flags = ["-DSWIFT_PACKAGE=1", "-DDEBUG=1", "-fblocks"]
    for setting in part.declared?.settingsOfC ?? [] {
      switch setting {
      case .flags(let own): flags += own
      case .headerSearchPath(let folder): searched.append(folder)
      case .languageMode: break
      case .unknown(let name): throw .unknownSetting(name, part.name)
      }
    }
  }

  /// The module map of a target that has none.
  private static func map(of name: String, in place: String, _ files: [String]) -> String {
    let umbrella = ["\(name).h", "\(name)/\(name).h"].first { files.contains(place + $0) }
    let seen = umbrella.map { "umbrella header \"\($0)\"" } ?? "umbrella \".\""
    return "module \(name) {\n  \(seen)\n  export *\n}\n"
  }
}
