import CourseModel
import Execution
import Foundation
import Testing

@testable import Grading

/// Archives and repositories as real programs make them, read in the real sandbox.
@Suite("What is handed in packed")
struct ReceptionTests {
  private func receive(_ place: URL) throws -> Intake {
    let executor = Executor(sandbox: try Bubblewrap(), cancellation: try Cancellation())
    return try Reception(executor: executor, module: "ColorPicker").receive(place, name: "ada")
  }

  /// A student's folder as it often is, inside a folder of the student's name.
  private func work() throws -> URL {
    let folder = try Bench.emptyFolder()
    try shell(
      """
      mkdir -p ada/Sources ada/Tests ada/.build ada/__MACOSX
      echo 'let a = 1' > ada/Sources/A.swift
      printf 'let ü = 2\\n' > 'ada/Sources/Ü b.swift'
      echo x > ada/Package.swift
      echo x > ada/Tests/T.swift
      echo x > ada/.build/A.swift
      echo x > ada/.DS_Store
      echo x > ada/__MACOSX/._A.swift
      echo x > ada/A.o
      """, in: folder)
    return folder
  }

  private static let files = [
    SourceFile("A.swift", "let a = 1\n"), SourceFile("Ü b.swift", "let ü = 2\n"),
  ]
  private static let ignored = [
    "ada/.DS_Store", "ada/.build/", "ada/A.o", "ada/Package.swift", "ada/Tests/",
    "ada/__MACOSX/",
  ]

  @Test(
    "is taken as the folder would be, and what is not looked at is said",
    arguments: [
      "tar -cf ada.tar ada", "tar -czf ada.tar.gz ada", "tar -czf ada.TGZ ada",
      "bsdtar --format zip -cf ada.zip ada", "tar --format=v7 -cf x ada; bsdtar -cf ada.tar @x",
      "tar --format=gnu -C ada -cf ada.tar --transform 's,^[.],ada,' .",
    ])
  func archives(_ recipe: String) throws {
    let folder = try work()
    try shell(recipe, in: folder)
    let name = try #require(recipe.firstMatch(of: /ada\.\S+/)).output
    guard case .accepted(let submission) = try receive(folder.appending(path: String(name))) else {
      Issue.record("refused")
      return
    }
    #expect(submission.name == "ada")
    #expect(submission.files == Self.files)
    #expect(submission.ignored == Self.ignored)
  }

  @Test("is taken when it lies alone in a folder, as learning platforms export it")
  func archiveInAFolder() throws {
    let folder = try work()
    try shell("tar -czf handed.tgz ada && mkdir out && mv handed.tgz out", in: folder)
    guard case .accepted(let submission) = try receive(folder.appending(path: "out")) else {
      Issue.record("refused")
      return
    }
    #expect(submission.files == Self.files)
  }

  /// A repository whose configuration and attributes would like to change what is read.
  private static let repository = """
    cd ada
    rm -r .build
    git init --quiet .
    printf '*.swift filter=evil export-subst\\nÜ* export-ignore\\nA.swift export-ignore\\n' \\
      > .gitattributes
    printf '$Format:%%H$\\n' > Sources/C.swift
    git add .
    git commit --quiet --message work
    git config filter.evil.smudge 'echo evil'
    git config core.fsmonitor 'touch /tmp/evil'
    git config uploadpack.packObjectsHook 'touch /tmp/evil'
    cd ..
    """

  @Test(
    "is HEAD of a bare repository or bundle, byte for byte, whatever its configuration says",
    arguments: [
      "git clone --quiet --bare ada packed && cp ada/.git/config packed/config"
        + " && git -C packed config core.bare true",
      "git -C ada bundle create --quiet ../packed.bundle HEAD",
    ])
  func repositories(_ recipe: String) throws {
    let folder = try work()
    try shell(Self.repository + "\n" + recipe, in: folder)
    let name = recipe.contains("bundle") ? "packed.bundle" : "packed"
    guard case .accepted(let submission) = try receive(folder.appending(path: name)) else {
      Issue.record("refused")
      return
    }
    let marker = SourceFile("C.swift", "$Format:%H$\n")
    #expect(submission.files == [Self.files[0], marker, Self.files[1]])
    #expect(submission.ignored.contains(".gitattributes"))
  }

  @Test("is the work tree of a repository that has one")
  func workTree() throws {
    let folder = try work()
    try shell(Self.repository + "\necho 'let a = 3' > ada/Sources/A.swift", in: folder)
    guard case .accepted(let submission) = try receive(folder.appending(path: "ada")) else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.first == SourceFile("A.swift", "let a = 3\n"))
    #expect(submission.ignored.contains(".git/"))
  }

  @Test(
    "is refused when nothing can be read in it",
    arguments: [
      ("echo hello > packed.zip", "It is no .zip, .tar, .tar.gz or git bundle"),
      ("printf 'PK\\003\\004 and no more' > packed.zip", "The archive cannot be read"),
      ("printf '\\037\\213 and no more' > packed.tgz", "The archive cannot be read"),
      ("echo '# v2 git bundle' > packed.bundle", "The archive cannot be read"),
      ("git init --quiet --bare packed.git", "The archive cannot be read"),
      ("echo x > packed.rar", "It is no folder, .zip"),
      ("mkfifo packed.zip", "It is no folder, .zip"),
      ("ln -s /etc/passwd packed.zip", "It is no folder, .zip"),
      ("head -c 34000000 /dev/zero > packed.tar", "It is larger than 32 MB"),
    ])
  func unreadable(_ recipe: String, _ reason: String) throws {
    let folder = try Bench.emptyFolder()
    try shell(recipe, in: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix("packed") })
    #expect(try refusal(receive(folder.appending(path: name))).hasPrefix(reason))
  }

  @Test(
    "is refused when far more comes out of it than went in",
    arguments: [
      "head -c 90000000 /dev/zero > A.swift; tar -czf packed.tgz A.swift",
      "head -c 90000000 /dev/zero > A.swift; bsdtar --format zip -cf packed.zip A.swift",
      "head -c 900000000 /dev/zero | gzip | gzip > packed.tar.gz",
    ])
  func bombs(_ recipe: String) throws {
    let folder = try Bench.emptyFolder()
    try shell(recipe, in: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix("packed") })
    let reason = try refusal(receive(folder.appending(path: name)))
    // Zeros without end are, to libarchive, an archive of nothing.
    let isEmpty = recipe.contains("gzip | gzip")
    #expect(
      reason.hasPrefix(isEmpty ? "There is no Swift file" : "Far more comes out"), "\(reason)")
  }

  @Test("leaves nothing in the system's folder for temporary files that it named")
  func writesNothing() throws {
    let folder = try Bench.emptyFolder()
    var zip = ZipSample()
    zip.add("link", folder.path, mode: 0o120777)
    zip.add("link/gradebook.csv", "mallory,100\n")
    zip.add("A.swift", "let a = 1\n")
    let place = folder.appending(path: "packed.zip")
    try zip.finished.write(to: place)
    #expect(
      try refusal(receive(place)) == "link is a symbolic link: hand in plain files.")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["packed.zip"])
  }

  @Test("is no report when the machine cannot read it")
  func gone() throws {
    let place = try Bench.emptyFolder().appending(path: "gone.zip")
    #expect(
      throws: GradingError.file(
        path: place.path, reason: "cannot be read: No such file or directory")
    ) { try receive(place) }
  }

  private func refusal(_ intake: Intake) throws -> String {
    guard case .refused("ada", let reason) = intake else { return "accepted" }
    return reason
  }

  // MARK: - Entry by entry

  struct Trial: CustomTestStringConvertible {
    let testDescription: String
    let archive: Data
    let ending: String
    let reason: String

    init(tar name: String, _ reason: String, _ build: (inout TarSample) -> Void) {
      var tar = TarSample()
      tar.add("A.swift", "let a = 1\n")
      build(&tar)
      (testDescription, self.reason, archive, ending) = (name, reason, tar.finished, "tar")
    }

    init(zip name: String, _ reason: String, _ build: (inout ZipSample) -> Void) {
      var zip = ZipSample()
      build(&zip)
      (testDescription, self.reason, archive, ending) = (name, reason, zip.finished, "zip")
    }
  }

  private static let outside = "The archive names a path outside itself"
  private static let twins = "are one name to many computers: rename one of them."

  static let trials: [Trial] = [
    Trial(tar: "symbolic link", "B.swift is a symbolic link") {
      $0.add("B.swift", "/etc/passwd", type: "2")
    },
    Trial(tar: "hard link", "B.swift is a hard link") {
      $0.add("B.swift", "/etc/passwd", type: "1")
    },
    Trial(tar: "device", "B.swift is a device") { $0.add("B.swift", type: "3") },
    Trial(tar: "pipe", "B.swift is a pipe") { $0.add("B.swift", type: "6") },
    Trial(tar: "way up", outside) { $0.add("../B.swift", "x") },
    Trial(tar: "way up from inside", outside) { $0.add("x/../../B.swift", "x") },
    Trial(tar: "absolute", outside) { $0.add("/etc/B.swift", "x") },
    Trial(tar: "drive", outside) { $0.add("C:/B.swift", "x") },
    Trial(tar: "backslashes", outside) { $0.add("..\\B.swift", "x") },
    Trial(tar: "long name", "The archive holds a name that is too long") {
      $0.add(String(repeating: "n", count: 4_000) + ".swift", "x")
    },
    Trial(tar: "deep", "Its folders lie more than 16 deep") {
      $0.add(String(repeating: "d/", count: 40) + "B.swift", "x")
    },
    Trial(tar: "many", "There are more than 4096 files in it") { tar in
      for number in 0..<5_000 { tar.add("\(number).txt") }
    },
    Trial(tar: "many Swift files", "There are 71 Swift files; at most 64 are judged.") { tar in
      for number in 0..<70 { tar.add("B\(number).swift", "//") }
    },
    Trial(tar: "twice", "A.swift and A.swift \(twins)") { $0.add("A.swift", "x") },
    Trial(tar: "case", "A.swift and a.swift \(twins)") { $0.add("a.swift", "x") },
    Trial(tar: "normal forms", "é.swift and e\u{301}.swift \(twins)") {
      $0.add("é.swift", "x")
      $0.add("e\u{301}.swift", "x")
    },
    Trial(tar: "newline", "The name of B\u{FFFD}.swift holds invisible characters") {
      $0.add("B\n.swift", "x")
    },
    Trial(tar: "escape", "The name of \u{FFFD}[2J.swift holds invisible characters") {
      $0.add("\u{1B}[2J.swift", "x")
    },
    Trial(tar: "right to left", "The name of B\u{FFFD}c.swift holds invisible characters") {
      $0.add("B\u{202E}c.swift", "x")
    },
    Trial(tar: "not UTF-8", "The name of B\u{FFFD}.swift is not UTF-8") {
      $0.add(Array("B".utf8) + [0xFF] + Array(".swift".utf8), "x")
    },
    Trial(tar: "dash", "-o.swift begins with '-' or '@'") { $0.add("-o.swift", "x") },
    Trial(tar: "response file", "@B.swift begins with '-' or '@'") { $0.add("@B.swift", "x") },
    Trial(tar: "nothing for us", "There is no Swift file in ada") { tar in
      tar = TarSample()
      tar.add("notes.txt", "x")
    },
    Trial(zip: "zip with a link", "B.swift is a symbolic link") {
      $0.add("B.swift", "/etc/passwd", mode: 0o120777)
    },
    Trial(zip: "zip with a way up", outside) { $0.add("../B.swift", "x") },
    Trial(zip: "zip with a password", "The archive is encrypted") {
      $0.add("A.swift", "123456789012345", encrypted: true)
    },
    Trial(zip: "zip in a zip", "There is no Swift file in ada") { zip in
      var inner = ZipSample()
      inner.add("A.swift", "x")
      zip.add("inner.zip", String(decoding: inner.finished, as: UTF8.self))
    },
  ]

  @Test("is refused with a sentence that names what is wrong", arguments: trials)
  func entries(_ trial: Trial) throws {
    let place = try Bench.emptyFolder().appending(path: "packed.\(trial.ending)")
    try trial.archive.write(to: place)
    let reason = try refusal(receive(place))
    #expect(reason.hasPrefix(trial.reason), "\(reason)")
  }

  @Test("is refused when it breaks off anywhere")
  func brokenOff() throws {
    var tar = TarSample()
    tar.add("A.swift", String(repeating: "let a = 1\n", count: 200))
    for length in stride(from: 600, to: 2_000, by: 300) {
      guard case .refused = FileTree.parsing(tar: tar.data.prefix(length)) else {
        Issue.record("\(length) bytes were enough")
        continue
      }
    }
  }
}
