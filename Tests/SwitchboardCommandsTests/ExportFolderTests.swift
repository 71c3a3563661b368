import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

/// The export of a learning platform: all submissions in one folder.
@Suite("An export folder")
struct ExportFolderTests {
  private let tool: Tool
  private let folder: URL

  init() throws {
    tool = try Tool()
    folder = tool.folder.appending(path: "export")
    let solution = Tool.exercise("FlipSide").appending(path: "Solution")
    for name in ["work/solution", "export/d-folder", "export/.hidden"] {
      try tool.copy(solution, over: tool.folder.appending(path: name))
    }
    try tool.copy(
      Tool.exercise("FlipSide").appending(path: "Sources"),
      over: tool.folder.appending(path: "work/stub"))
    tool.environment["LC_ALL"] = "C.UTF-8"
    let outcome = try tool.shell(Self.recipe, in: tool.folder)
    try #require(outcome.code == 0, "\(outcome.errorOutput)")
  }

  /// A zip, tars, bundles, a bare repository, folders, and other files.
  private static let recipe = """
    set -e
    export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@b
    (cd work/solution && bsdtar --format zip -cf ../../export/a-zip.zip .)
    tar -C work -czf export/b-tar.tar.gz stub
    tar -C work -cf export/c-other.TAR solution
    cd work/solution
    git init --quiet . && git add . && git commit --quiet --message work
    git bundle create --quiet ../../export/e-git.bundle HEAD
    git clone --quiet --bare . ../../export/f-bare.git
    cd ../../export
    mkdir g-empty h-mail && cp b-tar.tar.gz h-mail/handed-in.tgz
    echo 'not one' > i-none.zip
    echo 'for the teacher' > grades.csv
    mkdir __MACOSX
    touch "$(printf 'j\\033[2J.zip')" k-essay.pdf l-work.rar .DS_Store Thumbs.db
    ln -s nowhere m-link && mkfifo n-pipe
    """

  private let expected: [(name: String, status: ReportStatus)] = [
    ("a-zip.zip", .passed), ("b-tar.tar.gz", .failed), ("c-other.TAR", .passed),
    ("d-folder", .passed), ("e-git.bundle", .passed), ("f-bare.git", .passed),
    ("g-empty", .rejected), ("grades.csv", .rejected), ("h-mail", .failed),
    ("i-none.zip", .rejected), ("j\u{FFFD}[2J.zip", .rejected), ("k-essay.pdf", .rejected),
    ("l-work.rar", .rejected), ("m-link", .rejected), ("n-pipe", .rejected),
  ]

  @Test("gives a report on each, in order, by names that are harmless")
  func reports() async throws {
    let outcome = await tool.call(
      "grade", "export", "--exercise", "FlipSide", "--course", Tool.repository.path, "--json",
      "--output", "reports")

    let reports = try JSONDecoder().decode([Report].self, from: Data(outcome.output.utf8))
    #expect(outcome.code == 4, "\(outcome.errorOutput)")
    #expect(reports.map(\.submission) == expected.map(\.name))
    #expect(reports.map(\.status) == expected.map(\.status))
    #expect(
      reports.first { $0.submission == "i-none.zip" }?.message
        == "It is no .zip, .7z, .tar (also .tar.gz, .tar.bz2, .tar.xz, .tar.zst) or git bundle, "
        + "whatever its name says.")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "reports").path)
    #expect(files.filter { !$0.hasPrefix(".") }.count == expected.count)
    #expect(files.contains("j\u{FFFD}[2J.zip.json"))
    #expect(
      reports.first { $0.submission == "k-essay.pdf" }?.message
        == "It is no folder, Swift file, .zip, .7z, .tar (also .tar.gz, .tar.bz2, .tar.xz, .tar.zst) "
        + "or git bundle: copy the code into a plain text file whose name ends in .swift, and hand "
        + "that in.")
    #expect(
      outcome.errorOutput.contains(
        "not looked at: export/.DS_Store, export/.hidden, export/Thumbs.db, export/__MACOSX\n"))
  }

  @Test("gives the same reports by the paths of what is in it, in their order")
  func paths() async throws {
    let names = ["e-git.bundle", "d-folder", "a-zip.zip", "grades.csv"]
    let course = ["--exercise", "FlipSide", "--course", Tool.repository.path]
    let three = await tool.call(
      arguments: ["grade"] + names.prefix(3).map { "export/\($0)" } + course + ["--json"])
    let four = await tool.call(arguments: ["grade"] + names.map { "export/\($0)" } + course)

    let reports = try JSONDecoder().decode([Report].self, from: Data(three.output.utf8))
    #expect(reports.map(\.submission) == Array(names.prefix(3)))
    #expect(reports.map(\.status) == [.passed, .passed, .passed])
    #expect(four.code == 64)
    #expect(
      four.errorOutput
        == "switchboard: export/grades.csv cannot be graded; name a folder, Swift file, .zip, .7z, "
        + ".tar (also .tar.gz, .tar.bz2, .tar.xz, .tar.zst) or git bundle\n")
  }
}
