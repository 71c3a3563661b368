import CourseModel
import Execution
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

extension TestMachine {
  /// Returns the intake for `place`, under the name ada.
  static func receive(_ place: URL) throws -> Intake {
    let executor = Executor(
      sandbox: try StrongestSandbox(announce: { _ in }), cancellation: try Cancellation())
    return try SubmissionReceiver(executor: executor, module: "ColorPicker").receive(
      place, name: "ada")
  }

  /// Returns the sentence that refuses `place`.
  static func refusal(of place: URL) throws -> String {
    guard case .refused("ada", let reason, _) = try receive(place) else { return "accepted" }
    return reason.english
  }
}

/// Archives and repositories as real programs make them, read in the real sandbox.
@Suite("A packed submission")
struct ReceptionTests {
  /// Creates a typical student's folder, inside a folder with the student's name.
  private func work() throws -> URL {
    let folder = try TestMachine.emptyFolder()
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

  @Test("that a platform named is one person's, with an archive for each exercise or equal names")
  func named() throws {
    let folder = try TestMachine.emptyFolder()
    try shell(
      """
      mkdir -p zips/Picker zips/Lamp 'class/Jane Doe_11_assignsubmission_file' \
        'class/Max Roe_12_assignsubmission_file'
      echo 'class Picker {}' > zips/Picker/Picker.swift
      echo 'class Lamp {}' > zips/Lamp/Lamp.swift
      echo 'struct Page {}' | tee zips/Picker/Helper.swift > zips/Lamp/Helper.swift
      cp -r zips/Picker zips/Lamp class/Max*
      for name in Picker Lamp; do
        bsdtar --format zip -cf "class/Jane Doe_11_assignsubmission_file/$name.zip" -C zips $name
      done
      cp -r class/Jane* jane; cp -r class/Max* max
      """, in: folder)
    let executor = try TestMachine.machine().executor
    let lamp = ExpectedSources(module: "Lamp", types: ["Lamp"])
    let receiver = SubmissionReceiver(
      executor: executor, for: ExpectedSources(module: "Picker", types: ["Picker"], others: [lamp]))
    func names(_ intake: Intake) -> [String] {
      guard case .accepted(let submission) = intake else { return ["\(intake)"] }
      return submission.files.map(\.name)
    }
    guard case .export(let export) = try receiver.classExport(at: folder.appending(path: "class"))
    else {
      Issue.record("no class")
      return
    }
    let files = ["Helper.swift", "Picker.swift"]
    #expect(try export.entries.map { names(try receiver.receive($0)) } == [files, files])
    // Names of exercises are nobody's, in a folder that no platform has named, too.
    for name in ["jane", "max"] {
      let place = folder.appending(path: name)
      #expect(names(try receiver.receive(place, name: name)) == files)
    }
  }

  @Test("has an exercise's answer packed or typed, beside the files of another exercise")
  func besideOthers() throws {
    let folder = try TestMachine.emptyFolder("class")
    try shell(
      """
      mkdir 'Jane Doe_11_assignsubmission_file' 'Jane Doe_11_assignsubmission_onlinetext' \
        'Max Roe_12_assignsubmission_file'
      cd Max*; echo 'class Picker {}' > Picker.swift; echo 'class Lamp {}' > Lamp.swift
      bsdtar --format zip -cf mine.zip Lamp.swift; rm Lamp.swift; cd ..
      echo 'class Picker {}' > 'Jane Doe_11_assignsubmission_file/Picker.swift'
      echo '<p>class Lamp {</p><p>}</p>' \
        > 'Jane Doe_11_assignsubmission_onlinetext/onlinetext.html'
      """, in: folder)
    let executor = try TestMachine.machine().executor
    let tasks = ["Picker", "Lamp"].map { ExpectedSources(module: $0, types: [$0]) }
    let names = try tasks.map { task in
      let receiver = SubmissionReceiver(
        executor: executor,
        for: ExpectedSources(
          module: task.module, types: task.types,
          others: tasks.filter { $0.module != task.module }))
      guard case .export(let export) = try receiver.classExport(at: folder),
        export.entries.count == 2
      else { return ["none"] }
      return try export.entries.flatMap { entry -> [String] in
        guard case .accepted(let submission) = try receiver.receive(entry) else { return ["none"] }
        return submission.files.map(\.name)
      }
    }
    #expect(
      names == [["Picker.swift", "Picker.swift"], ["onlinetext.swift", "Lamp.swift"]])
  }

  @Test("has files beside a single archive, or archives in one, that are an answer, too")
  func besideAnArchive() throws {
    let folder = try TestMachine.emptyFolder()
    try shell(
      """
      mkdir -p zips/Picker zips/Lamp ada/Lamp bob
      echo 'class Picker {}' > zips/Picker/Picker.swift; echo 'class Lamp {}' > zips/Lamp/Lamp.swift
      cd zips; bsdtar --format zip -cf ../ada/Picker.zip Picker; echo 'class Lamp {}' > ../ada/Lamp.txt
      echo 'Lamp' > ../ada/Lamp/notes.docx
      for name in Picker Lamp; do bsdtar --format zip -cf $name.zip $name; done
      bsdtar --format zip -cf ../bob/all.zip Picker.zip Lamp.zip
      mkdir ../eve ../two; cp Picker.zip ../eve/low_picker.zip; cp Lamp.zip ../eve/low_lamp.zip
      cp Picker.zip ../two/low_picker.zip; cp Lamp.zip ../two/roe_lamp.zip
      """, in: folder)
    let executor = try TestMachine.machine().executor
    let tasks = ["Picker", "Lamp"].map { ExpectedSources(module: $0, types: [$0]) }
    let files = ["Picker.swift", "Lamp.swift"]
    for name in ["ada", "bob", "eve", "two"] {
      for (task, file) in zip(tasks, files) {
        let others = tasks.filter { $0.module != task.module }
        let receiver = SubmissionReceiver(
          executor: executor,
          for: ExpectedSources(module: task.module, types: task.types, others: others))
        let intake = try receiver.receive(folder.appending(path: name), name: name)
        if name == "two", case .refused = intake { continue }
        guard name != "two", case .accepted(let submission) = intake else {
          Issue.record("\(name), \(task.module): \(intake)")
          continue
        }
        #expect(submission.files.map(\.name) == [file])
      }
    }
  }

  @Test(
    "is taken as the folder would be, and what is not looked at is said",
    arguments: [
      "tar -cf ada.tar ada", "tar -czf ada.tar.gz ada", "tar -czf ada.TGZ ada",
      "bsdtar --format zip -cf ada.zip ada", "tar --format=v7 -cf x ada; bsdtar -cf ada.tar @x",
      "tar --format=gnu -C ada -cf ada.tar --transform 's,^[.],ada,' .",
      "tar -c ada | bzip2 > ada.tar.bz2", "tar -c ada | bzip2 > ada.tbz",
      "tar -c ada | bzip2 > ada.tbz2", "tar -c ada | xz > ada.tar.xz", "tar -c ada | xz > ada.txz",
      "tar -c ada | zstd -q > ada.tar.zst", "tar -c ada | zstd -q > ada.tzst",
      "bsdtar --format 7zip -cf ada.7z ada", "tar -c ada | xz > ada.zip",
    ])
  func archives(_ recipe: String) throws {
    let folder = try work()
    try shell(recipe, in: folder)
    let name = try #require(recipe.firstMatch(of: /ada\.\S+/)).output
    guard
      case .accepted(let submission) = try TestMachine.receive(folder.appending(path: String(name)))
    else {
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
    guard case .accepted(let submission) = try TestMachine.receive(folder.appending(path: "out"))
    else {
      Issue.record("refused")
      return
    }
    #expect(submission.files == Self.files)
  }

  @Test(
    "is an archive in an archive, one level deep, and said so",
    arguments: [
      "bsdtar --format zip -cf in.zip ada && mkdir hw && mv in.zip hw && echo x > hw/notes.md"
        + " && bsdtar --format zip -cf ada.zip hw",
      "tar -czf in.tar.gz ada && bsdtar --format zip -cf ada.zip in.tar.gz",
      "bsdtar --format 7zip -cf in.7z ada && tar -czf ada.tar.gz in.7z",
    ])
  func archiveInArchive(_ recipe: String) throws {
    let folder = try work()
    try shell(recipe, in: folder)
    let name = try #require(recipe.firstMatch(of: /ada\.\S+/)).output
    guard
      case .accepted(let submission) = try TestMachine.receive(folder.appending(path: String(name)))
    else {
      Issue.record("refused")
      return
    }
    #expect(submission.files == Self.files)
    #expect(
      submission.notes.contains {
        $0.english.hasSuffix("next time, put the files into one archive.")
      })
  }

  @Test("is no archive in an archive in an archive, nor one that unpacks to more than one may")
  func archivesTooDeep() throws {
    let folder = try work()
    try shell(
      """
      bsdtar --format zip -cf a.zip ada; bsdtar --format zip -cf b.zip a.zip
      bsdtar --format zip -cf c.zip b.zip
      head -c 90000000 /dev/zero > A.swift; bsdtar --format zip -cf big.zip A.swift
      bsdtar --format zip -cf bomb.zip big.zip
      """, in: folder)
    #expect(
      try TestMachine.refusal(of: folder.appending(path: "c.zip"))
        == "There is no Swift file in ada, only a.zip: unpack it, and hand in the exercise's files."
    )
    #expect(
      try TestMachine.refusal(of: folder.appending(path: "bomb.zip"))
        == "The archive in it, big.zip: " + Unpacker.Refusal.tooMuch.english)
  }

  /// A repository whose configuration and attributes try to change the files read.
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
    guard case .accepted(let submission) = try TestMachine.receive(folder.appending(path: name))
    else {
      Issue.record("refused")
      return
    }
    let marker = SourceFile("C.swift", "$Format:%H$\n")
    #expect(submission.files == [Self.files[0], marker, Self.files[1]])
    #expect(submission.ignored.contains(".gitattributes"))
  }

  @Test(
    "is the only branch, or main, of a bundle or a repository whose HEAD leads nowhere",
    arguments: [
      "git -C ada branch -M main && git -C ada bundle create --quiet ../packed.bundle main",
      "git -C ada branch -M work && git -C ada bundle create --quiet ../packed.bundle work",
      "git -C ada branch -M main && git -C ada branch try"
        + " && git -C ada bundle create --quiet ../packed.bundle main try",
      "git -C ada branch -M master && git -C ada branch try"
        + " && git -C ada bundle create --quiet ../packed.bundle try master",
      "git -C ada branch -M work && git clone --quiet --bare ada packed"
        + " && git -C packed symbolic-ref HEAD refs/heads/gone",
    ])
  func withoutHead(_ recipe: String) throws {
    let folder = try work()
    try shell(Self.repository + "\n" + recipe, in: folder)
    let name = recipe.contains("bundle") ? "packed.bundle" : "packed"
    guard case .accepted(let submission) = try TestMachine.receive(folder.appending(path: name))
    else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.map(\.name) == ["A.swift", "C.swift", "Ü b.swift"])
  }

  @Test(
    "is refused with the cure where it does not say which commit is meant, or lacks it",
    arguments: [
      (
        "git -C ada branch -M one && git -C ada branch two"
          + " && git -C ada bundle create --quiet ../packed.bundle one two",
        "The repository has several branches, and HEAD names none of them"
      ),
      (
        "git -C ada branch -M one && git -C ada branch two && git clone --quiet --bare ada packed"
          + " && git -C packed symbolic-ref HEAD refs/heads/gone",
        "The repository has several branches, and HEAD names none of them"
      ),
      (
        "git -C ada tag v1 && git -C ada bundle create --quiet ../packed.bundle v1",
        "The repository holds no branch with a commit"
      ),
      (
        "git -C ada commit --quiet --allow-empty --message more"
          + " && git -C ada bundle create --quiet ../packed.bundle HEAD~1..HEAD",
        "The bundle holds only what came after an earlier commit"
      ),
      (
        "git clone --quiet --bare --shared ada packed",
        "The repository borrows from another one (objects/info/alternates)"
      ),
    ])
  func withoutCommit(_ recipe: String, _ reason: String) throws {
    let folder = try work()
    try shell(Self.repository + "\n" + recipe, in: folder)
    let name = recipe.contains("bundle") ? "packed.bundle" : "packed"
    let refusal = try TestMachine.refusal(of: folder.appending(path: name))
    #expect(refusal.hasPrefix(reason), "\(refusal)")
    #expect(refusal.contains("git bundle create NAME.bundle HEAD"))
  }

  @Test("is the work tree of a repository that has one")
  func workTree() throws {
    let folder = try work()
    try shell(Self.repository + "\necho 'let a = 3' > ada/Sources/A.swift", in: folder)
    guard case .accepted(let submission) = try TestMachine.receive(folder.appending(path: "ada"))
    else {
      Issue.record("refused")
      return
    }
    #expect(submission.files.first == SourceFile("A.swift", "let a = 3\n"))
    #expect(submission.ignored.contains(".git/"))
  }

  @Test(
    "is refused when nothing can be read in it",
    arguments: [
      ("echo hello > packed.zip", "It is no .zip, .7z, .tar"),
      ("echo hello | gzip > packed.tgz", "What is compressed in it is no .tar"),
      ("echo hello | gzip | xz > packed.tgz", "It is an archive in a compressed file"),
      ("printf 'PK\\003\\004 and no more' > packed.zip", "The archive cannot be read"),
      ("printf '\\037\\213 and no more' > packed.tgz", "The archive cannot be read"),
      (
        "printf '# v2 git bundle\\n%040d HEAD\\n\\nPACK' 7 > packed.bundle",
        "The archive cannot be read"
      ),
      ("echo '# v2 git bundle' > packed.bundle", "The repository holds no branch with a commit"),
      ("git init --quiet --bare packed.git", "The repository holds no branch with a commit"),
      ("echo x > packed.rar", "It is no folder, Swift file, .zip"),
      ("mkfifo packed.zip", "It is no folder, Swift file, .zip"),
      ("ln -s /etc/passwd packed.zip", "It is a symbolic link"),
      (
        "git init --quiet --bare packed && touch \"$(printf 'packed/refs/j\\377')\"",
        "The repository holds a name that is not UTF-8"
      ),
      (
        "mkdir packed && touch \"$(printf 'packed/j\\377.zip')\"",
        "The name of j\u{FFFD}.zip is not UTF-8: give it a plain name."
      ),
      ("head -c 34000000 /dev/zero > packed.tar", "It is larger than 32 MB"),
    ])
  func unreadable(_ recipe: String, _ reason: String) throws {
    let folder = try TestMachine.emptyFolder()
    try shell(recipe, in: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix("packed") })
    #expect(try TestMachine.refusal(of: folder.appending(path: name)).hasPrefix(reason))
  }

  @Test(
    "is refused when far more comes out of it than went in", arguments: bombs.few)
  func bomb(_ recipe: String) throws { try Self.verify(bomb: recipe) }

  @Suite("of every kind")
  struct Proof {
    @Test("is refused when far more comes out of it than went in", arguments: bombs.others)
    func bomb(_ recipe: String) throws { try verify(bomb: recipe) }
  }

  /// A tar that we unpack, and what a tool of the system unpacks.
  private static let bombs = Sample(
    2,
    of: [
      "tar -czf packed.tgz A.swift", "tar -c A.swift | bzip2 > packed.tbz",
      "tar -c A.swift | xz > packed.txz", "bsdtar --format zip -cf packed.zip A.swift",
      "tar -c A.swift | zstd -q > packed.tzst", "bsdtar --format 7zip -cf packed.7z A.swift",
    ].map { "head -c 90000000 /dev/zero > A.swift; " + $0 })

  private static func verify(bomb recipe: String) throws {
    let folder = try TestMachine.emptyFolder()
    try shell(recipe, in: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix("packed") })
    let reason = try TestMachine.refusal(of: folder.appending(path: name))
    #expect(reason.hasPrefix("It unpacks to far more"), "\(reason)")
  }

  @Test("is refused when a source has holes, and otherwise holes are nobody's business")
  func sparse() throws {
    let folder = try TestMachine.emptyFolder()
    try shell(
      """
      echo 'let a = 1' > A.swift; truncate -s 90000000 A.o B.swift
      tar -Sczf a.tgz A.swift A.o; tar -Sczf b.tgz A.swift B.swift
      """, in: folder)
    guard case .accepted(let submission) = try TestMachine.receive(folder.appending(path: "a.tgz"))
    else {
      Issue.record("refused")
      return
    }
    #expect(submission.ignored == ["A.o"])
    #expect(
      try TestMachine.refusal(of: folder.appending(path: "b.tgz"))
        == "B.swift is a sparse file: hand in plain files.")
  }

  @Test("leaves nothing in the system's folder for temporary files that it named")
  func writesNothing() throws {
    let folder = try TestMachine.emptyFolder()
    var zip = ZipSample()
    zip.add("link", folder.path, mode: 0o120777)
    zip.add("link/gradebook.csv", "mallory,100\n")
    zip.add("A.swift", "let a = 1\n")
    let place = folder.appending(path: "packed.zip")
    try zip.finished.write(to: place)
    #expect(
      try TestMachine.refusal(of: place) == "link is a symbolic link: hand in plain files.")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["packed.zip"])
  }

  @Test("is no report when the machine cannot read it")
  func gone() throws {
    let place = try TestMachine.emptyFolder().appending(path: "gone.zip")
    #expect(
      throws: GradingError.file(
        path: place.path, reason: .cannotBeRead("No such file or directory"))
    ) { try TestMachine.receive(place) }
  }
}
