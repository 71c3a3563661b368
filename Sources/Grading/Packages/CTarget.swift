import CourseModel
import Foundation

/// A target in C: its files, and its headers with a module map for other targets.
///
/// Source: SwiftPM's documentation, "Creating C Language Targets", for the location of headers and
/// for the module map of a target without one.
struct CTarget {
  /// The files, with paths relative to the target's folder.
  let files: [SourceFile]
  /// The folder of the public headers, relative to the target's; empty for the same folder.
  let headers: String
  /// Additional folders in which its files find headers.
  private(set) var searched: [String] = []
  /// Compiler flags for its files.
  private(set) var flags: [String]

  private static let mapName = "module.modulemap"

  /// Reads the target of this part; nil if it has no C files.
  init?(_ part: PackageLayout.Part, in sources: PackageSources) throws(PackageError) {
    let found = try sources.filesOfC(of: part)
    guard !found.isEmpty else { return nil }
    let named = (part.declared?.publicHeaders ?? "include").split(separator: "/")
    let headers = named.filter { $0 != "." }.joined(separator: "/")
    self.headers = headers
    // Paths relative to the target's folder, like its files.
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
    // The flags of a debug build.
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

  /// The module map for a target without one.
  private static func map(of name: String, in place: String, _ files: [String]) -> String {
    let umbrella = ["\(name).h", "\(name)/\(name).h"].first { files.contains(place + $0) }
    let seen = umbrella.map { "umbrella header \"\($0)\"" } ?? "umbrella \".\""
    return "module \(name) {\n  \(seen)\n  export *\n}\n"
  }
}
