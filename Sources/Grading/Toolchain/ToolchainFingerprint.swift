import CourseModel
import Execution
import Foundation
import Messages

/// The files of the machine from which the compiler makes its cache: headers, module maps, and the
/// modules of Swift's library. The compiler provides the list.
struct ToolchainFingerprint {
  let cache: Cache
  let toolchain: Toolchain
  let executor: Executor

  static let kind = "ingredients"

  /// A key for products of these files in their current state. Looks at about six hundred files.
  func key(_ base: String) -> String {
    var digest = Digest()
    digest.add(base)
    digest.add(FileStamps(of: known).digest)
    return String(digest.finish().prefix(32))
  }

  /// The cached list; empty if there is none.
  var known: [String] {
    guard let list = cache.data(Self.kind, name) else { return [] }
    return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The name of the list in the cache.
  var name: String {
    var digest = Digest()
    digest.add(toolchain.identity)
    digest.add(Compiler.flagsForIdentity)
    return String(digest.finish().prefix(32))
  }

  /// Makes the list. This takes one or two seconds, because the compiler builds a cache for it.
  func list() throws(GradingError) {
    Leftovers(folder: cache.folder, prefix: Self.prefix).remove()
    let scratch = try ScratchFolder(in: cache.folder, prefix: Self.prefix)
    defer { scratch.remove() }
    let file = scratch.url.appending(path: "all.swift")
    try ScratchFolder.write(Data(Self.source.utf8), to: file, variable: Cache.variable)
    let rule = scratch.url.appending(path: "all.d")
    let compiler = Compiler(
      toolchain: toolchain, moduleCache: scratch.url.appending(path: "cache").path)
    let completion = try executor.complete(compiler.dependencies(of: file.path, into: rule.path))
    if completion.ranOutOfSpace { throw .diskFull(cache.folder.path, variable: Cache.variable) }
    guard completion.succeeded, let text = try? String(contentsOf: rule, encoding: .utf8) else {
      // Translators: What failed.
      throw .toolFailed(
        step: Message("importing Foundation", context: "step"), output: completion.errorText)
    }
    let own = scratch.url.path + "/"
    let paths = FileStamps.prerequisites(inRule: text).filter { !$0.hasPrefix(own) }
    cache.keep(Data(paths.joined(separator: "\n").utf8), Self.kind, name)
  }

  private static let prefix = ".ingredients-"
  /// All imports that are allowed by default, and those of suites.
  private static let source = """
    import Foundation
    import Observation
    import RegexBuilder
    import Synchronization
    import Testing

    """
}
