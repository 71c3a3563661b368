import CourseModel
import Execution
import Foundation
import Messages

/// The parts that every submission is built and run with: MiniCocoa, SafeFoundation, the code that
/// suites share, the program that runs them, and the compiler's cache of the C modules they import.
///
/// Made once for each toolchain, and again when a header or a module that the cache was made from
/// changes: the compiler notices that, and submissions cannot write to the cache.
struct Support: Sendable {
  let folder: URL
  /// A fingerprint of its sources, the same on each machine.
  let content: String

  /// The folder with `MiniCocoa.swiftmodule`.
  var modules: String { folder.path }
  /// The folder with `Checking.swiftmodule`, which only suites may import.
  var modulesForSuites: String { folder.appending(path: Self.suitesFolder).path }
  /// The object file of the target Checking, which is linked into each suite.
  var checking: String { "\(modulesForSuites)/\(Self.checkingObject)" }
  /// The library that replaces parts of Foundation in submissions.
  var safeFoundation: String { folder.appending(path: SafeFoundation.libraryName).path }
  var moduleCache: String { folder.appending(path: "module-cache").path }
  /// An object file that is linked into every rehearsed program.
  var opening: String { folder.appending(path: Self.openingObject).path }
  /// The program of the target SuiteRunner.
  var runner: String { folder.appending(path: "suite-runner").path }
  /// The classes of MiniCocoa, in a support that records.
  var declaredClasses: DeclaredClasses? {
    let data = try? Data(contentsOf: folder.appending(path: Self.classesName))
    return data.flatMap { try? JSONDecoder().decode(DeclaredClasses.self, from: $0) }
  }
  /// Changes with any of its parts.
  var identity: String { folder.lastPathComponent }

  static let kind = "support"
  static let suitesFolder = "suites"
  static let checkingObject = "Checking.o"
  static let openingObject = "opening.o"
  static let classesName = "classes.json"

  /// In C, because it has to run before the learner's first statement. It makes output unbuffered,
  /// so that a crash loses none of it.
  static let openingSource = """
    #include <stdio.h>
    __attribute__((constructor)) static void write_at_once(void) { setvbuf(stdout, 0, _IONBF, 0); }

    """
}

extension Support {
  /// The sources of the targets MiniCocoa, SafeFoundation, Checking, SuiteRunner,
  /// ConversationRecorder and DemoRunner, from a folder with all of them.
  struct Sources {
    private(set) var miniCocoa: [SourceFile]
    let safeFoundation: [SourceFile]
    let checking: [SourceFile]
    let suiteRunner: [SourceFile]
    let recorder: [SourceFile]
    let demoRunner: [SourceFile]

    static let folders = [
      "MiniCocoa", "SafeFoundation", "Checking", "SuiteRunner", "ConversationRecorder",
      "DemoRunner",
    ]

    var fingerprints: Fingerprints {
      var digest = Digest()
      for part in [miniCocoa, safeFoundation, checking, suiteRunner] { digest.add(part) }
      digest.add(Support.openingSource)
      var recording = Digest()
      for part in [recorder, demoRunner] { recording.add(part) }
      recording.add(RecordedMaker.chanceSource)
      return Fingerprints(content: digest.finish(), recorder: recording.finish())
    }

    init(in folder: URL) throws(GradingError) {
      miniCocoa = try Self.files(in: folder.appending(path: "MiniCocoa"))
      safeFoundation = try Self.files(in: folder.appending(path: "SafeFoundation"))
      checking = try Self.files(in: folder.appending(path: "Checking"))
      suiteRunner = try Self.files(in: folder.appending(path: "SuiteRunner"))
      recorder = try Self.files(in: folder.appending(path: "ConversationRecorder"))
      demoRunner = try Self.files(in: folder.appending(path: "DemoRunner"))
    }

    /// These sources, with an instrumented MiniCocoa.
    func recording(_ miniCocoa: [SourceFile]) -> Sources {
      var sources = self
      sources.miniCocoa = miniCocoa
      return sources
    }

    /// All Swift files in a folder and its subfolders. No two have the same name.
    private static func files(in folder: URL) throws(GradingError) -> [SourceFile] {
      guard case .tree(let tree) = try FileTree.reading(folder) else { throw nothing(in: folder) }
      var files: [SourceFile] = []
      for entry in tree.entries where entry.path.name.hasSuffix(".swift") {
        guard case .file(_, let read) = entry.kind else { continue }
        files.append(SourceFile(name: entry.path.name, content: try read()))
      }
      guard !files.isEmpty else { throw nothing(in: folder) }
      return files.sorted { $0.name < $1.name }
    }

    private static func nothing(in folder: URL) -> GradingError {
      .file(path: folder.path, reason: Message("holds no Swift file; install switchboard again"))
    }
  }

  /// Fingerprints of the sources.
  struct Fingerprints: Codable, Equatable {
    /// The parts that every submission is built and run with.
    let content: String
    /// The additional parts of recorded programs.
    let recorder: String

    static let kind = "sources"

    /// Reads the sources in a folder only if one of their files has changed since the last time.
    init(of folder: URL, in cache: Cache) throws(GradingError) {
      let paths = Sources.folders.flatMap { part in
        let part = folder.appending(path: part).path
        return (FileManager.default.subpaths(atPath: part) ?? []).map { "\(part)/\($0)" }
      }
      let name = String(FileStamps(of: ["/proc/self/exe"] + paths.sorted()).digest.prefix(32))
      if let data = cache.data(Self.kind, name),
        let known = try? JSONDecoder().decode(Self.self, from: data)
      {
        self = known
        return
      }
      self = try Sources(in: folder).fingerprints
      if let data = try? JSONEncoder().encode(self) { cache.keep(data, Self.kind, name) }
    }

    init(content: String, recorder: String) {
      self.content = content
      self.recorder = recorder
    }
  }

  /// The support from the cache, or made now from the sources in a folder, which takes some seconds.
  ///
  /// - Parameter reader: Adds calls of the recorder to MiniCocoa, for a support that records
  ///   conversations.
  init(
    sources folder: URL, toolchain: Toolchain, cache: Cache, executor: Executor,
    recordingBy reader: SourceReader? = nil, announce: (Message) -> Void
  ) throws(GradingError) {
    let fingerprints = try Fingerprints(of: folder, in: cache)
    content = fingerprints.content
    let base = Self.base(fingerprints, toolchain, cache, isRecording: reader != nil)
    let fingerprint = ToolchainFingerprint(cache: cache, toolchain: toolchain, executor: executor)
    if let ready = cache.entry(Self.kind, fingerprint.key(base)) {
      self.folder = ready
      return
    }
    let sources = try Sources(in: folder)
    announce(
      reader == nil
        ? Message("Preparing the grader, once for this toolchain and its headers …")
        : Message("Preparing to record conversations, once for this toolchain and its headers …"))
    try fingerprint.list()
    self.folder = try cache.entry(Self.kind, fingerprint.key(base)) { draft throws(GradingError) in
      let maker = SupportMaker(draft: draft, toolchain: toolchain, executor: executor)
      if let reader {
        try RecordedMaker(maker: maker, reader: reader).make(sources)
      } else {
        try maker.make(sources)
      }
    }
  }

  /// The support from the cache; nil if it has to be made.
  init?(readyFrom sources: URL, toolchain: Toolchain, cache: Cache, executor: Executor) {
    guard let fingerprints = try? Fingerprints(of: sources, in: cache) else { return nil }
    let fingerprint = ToolchainFingerprint(cache: cache, toolchain: toolchain, executor: executor)
    let base = Self.base(fingerprints, toolchain, cache, isRecording: false)
    guard let ready = cache.entry(Self.kind, fingerprint.key(base)) else { return nil }
    folder = ready
    content = fingerprints.content
  }

  /// The parts of its key, beside the headers of the machine.
  private static func base(
    _ fingerprints: Fingerprints, _ toolchain: Toolchain, _ cache: Cache, isRecording: Bool
  ) -> String {
    var digest = Digest()
    digest.add(toolchain.identity)
    digest.add(Compiler.flagsForIdentity)
    digest.add(cache.folder.path)  // the compiler's own cache is of no use in another place
    digest.add(fingerprints.content)
    if isRecording {
      digest.add(OwnProgram.identity)  // which puts the calls where they are
      digest.add(fingerprints.recorder)
    }
    return String(digest.finish().prefix(32))
  }

  /// Marks it to be built again the next time, because the compiler cannot use it.
  func distrust(in cache: Cache) { cache.distrust(Self.kind, identity) }
}
