import CourseModel
import Foundation
import GradingTestSupport
import Glibc
import TestSupport
import Testing

/// A private file system of this test, so small that it fills up.
private enum SmallDisk {
  /// Whether it can be mounted here: as root, or by a user who may be root in a namespace.
  static let isAllowed: Bool = {
    let outcome = try? Tool().shell(mounting("true"), in: URL(filePath: "/tmp"))
    return outcome?.code == 0
  }()

  /// Returns the script with the folder `disk` mounted, with this many kilobytes; `filled` fills it
  /// up, `emptied` frees some space.
  static func mounting(_ script: String, kilobytes: Int = 100) -> String {
    let start =
      getuid() == 0
      ? "exec unshare --mount sh -ec" : "exec unshare --user --map-root-user --mount sh -ec"
    // The graded code must not be root in a namespace that has no other user.
    let become =
      getuid() == 0
      ? "exec sh -c" : "exec unshare --user --map-user=\(getuid()) --map-group=\(getgid()) sh -c"
    return """
      mkdir -p disk
      \(start) 'mount -t tmpfs -o size=\(kilobytes)k,mode=755 disk disk; \(become) "$0"' '
      filled() { head -c 100000k /dev/zero > disk/filling 2>/dev/null; true; }
      emptied() { rm disk/filling; }
      \(script)'
      """
  }
}

@Suite("A disk that fills", .enabled(if: SmallDisk.isAllowed, "no file system may be mounted here"))
struct FullDiskTests {
  @Suite("in the cache")
  struct Proof {
    @Test("for the cache costs only what has to be kept, and leaves no half of it")
    func cache() throws { try FullDiskTests().cache() }
  }

  private let tool: Tool

  init() throws {
    tool = try Tool()
    for name in ["one", "two", "three"] {
      let folder = tool.folder.appending(path: "class/\(name)")
      try tool.copy(Tool.exercise("FlipSide").appending(path: "Solution"), over: folder)
      try Data("// A note\n".utf8).write(to: folder.appending(path: "Note.swift"))
    }
  }

  private func grade(_ flags: String...) throws -> String {
    "'\(Tool.executable)' grade class --exercise FlipSide --course '\(Tool.repository.path)' "
      + flags.joined(separator: " ")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: tool.folder.appending(path: name))
  }

  private func reports(_ name: String) throws -> [Report] {
    try JSONDecoder().decode(
      [Report].self, from: Data(contentsOf: tool.folder.appending(path: name)))
  }

  @Test("for scratch costs only the submission that does not fit, which is judged the next time")
  func scratch() throws {
    let comment = String(repeating: "// ten bytes\n", count: 100_000)
    try write(comment, to: "class/two/Note.swift")

    let outcome = try tool.shell(
      SmallDisk.mounting(
        """
        \(grade("--json")) > roomy.json; rm roomy.json
        TMPDIR=$PWD/disk \(grade("--json", "--fresh")) > full.json; echo "code $?"
        ls -A disk
        \(grade("--json")) > later.json; echo "code $?"
        """, kilobytes: 1_000), in: tool.folder)

    #expect(outcome.output == "code 2\ncode 0\n", "\(outcome.errorOutput)")
    let full = try reports("full.json")
    #expect(full.map(\.submission) == ["one", "three", "two"])
    #expect(full.map(\.status) == [.passed, .passed, .errored])
    let message = full.last?.message ?? ""
    #expect(!message.contains("/"), "reports show no path of the machine: \(message)")
    #expect(outcome.errorOutput.contains("two: \(tool.folder.path)/disk"), "\(outcome.errorOutput)")
    #expect(
      message.hasSuffix(": the disk is full; free some space, or name another place in TMPDIR"),
      "\(message)")
    #expect(try reports("later.json").map(\.status) == [.passed, .passed, .passed])
  }

  func cache() throws {
    let outcome = try tool.shell(
      SmallDisk.mounting(
        """
        export SWITCHBOARD_CACHE=$PWD/disk/cache
        \(grade("--json")) > first.json; echo "code $?"
        sed -i "s/public final class Flips/open class Flips/" class/two/*.swift
        filled
        \(grade("--json", "--fresh")) > full.json; echo "code $?"
        ls disk/cache/suites | grep -v lock | wc -l
        emptied
        \(grade("--json")) > later.json; echo "code $?"
        ls disk/cache/suites | grep -v lock | wc -l
        """, kilobytes: 60_000), in: tool.folder)

    #expect(
      outcome.output == "code 0\ncode 2\n1\ncode 0\n2\n", "\(outcome.errorOutput)")
    let full = try reports("full.json")
    #expect(full.map(\.status) == [.passed, .passed, .errored])
    #expect(
      full.last?.message?.contains(
        "free some space, or name another place in SWITCHBOARD_CACHE") == true,
      "\(full.last?.message ?? "")")
    #expect(try reports("later.json").map(\.status) == [.passed, .passed, .passed])
  }

  @Test("for reports leaves whole ones or none, shows the verdicts and says so")
  func output() throws {
    let outcome = try tool.shell(
      SmallDisk.mounting(
        """
        \(grade("--output", "disk/reports")) > table; echo "code $?"
        ls disk/reports | wc -l; cat disk/reports/*.json | grep -c "\\"format\\" : 1"
        rm disk/reports/*
        mkdir elsewhere; \(grade("--output", "elsewhere")) >> table; echo "code $?"
        ls elsewhere
        """, kilobytes: 8), in: tool.folder)

    #expect(outcome.output == "code 2\n2\n2\ncode 0\none.json\nthree.json\ntwo.json\n")
    #expect(
      outcome.errorOutput.contains(
        "json: cannot be written (No space left on device); free some space, or name another "
          + "folder "
          + "with --output DIR"), "\(outcome.errorOutput)")
    let table = try String(contentsOf: tool.folder.appending(path: "table"), encoding: .utf8)
    #expect(table.components(separatedBy: "3 submissions, 3 passed").count == 3)
  }

  @Test("for reports of a second run leaves all of the first, and what was set by hand")
  func runs() throws {
    try write("student,points,comment,by\none,3,x,y\n", to: "adjust.csv")
    let enter = try grade("--output", "disk/reports", "--adjust", "adjust.csv", "--json")
    let change = "for name in one two; do echo // changed >> class/$name/Note.swift; done"
    let outcome = try tool.shell(
      SmallDisk.mounting(
        """
        \(enter) > first.json; echo "code $?"
        cp -r disk/reports first; \(change)
        filled
        \(enter) > second.json; echo "code $?"
        for name in one two three; do cmp first/$name.json disk/reports/$name.json; done
        diff -r -x ".*" first disk/reports/runs/*; echo "same $?"
        emptied
        \(enter) > third.json; echo "code $?"
        diff -r -x ".*" first disk/reports/runs/* && echo kept
        """, kilobytes: 200), in: tool.folder)

    #expect(
      outcome.output == "code 0\ncode 2\nsame 0\ncode 0\nkept\n", "\(outcome.output)")
    #expect(outcome.errorOutput.contains("cannot be written (No space left on device)"))
    #expect(outcome.errorOutput.contains("set by hand for earlier files: one"))
    #expect(try reports("third.json").map(\.status) == [.passed, .passed, .passed])
  }

  @Test("for a gradebook leaves nothing of it, and says so")
  func gradebook() throws {
    let rows = ["one", "two", "three"].map { "\"\($0)\",\"\"\r\n" }.joined()
    try write("\"Username\",\"Flip [Total Pts: 10] |1\"\r\n" + rows, to: "sheet.csv")
    let enter = try grade("--gradebook", "sheet.csv", "--gradebook-output", "disk/out.csv")

    let outcome = try tool.shell(
      SmallDisk.mounting(
        """
        filled
        \(enter) > table; echo "code $?"
        ls -A disk
        emptied
        \(enter) > table; echo "code $?"
        ls -A disk; wc -l < disk/out.csv
        """), in: tool.folder)

    #expect(outcome.output == "code 2\nfilling\ncode 0\nout.csv\n4\n", "\(outcome.errorOutput)")
    #expect(
      outcome.errorOutput.contains(
        "disk/out.csv: cannot be written (No space left on device), so nothing was written; name "
          + "another file with --gradebook-output FILE"))
  }

  @Test("for a workspace keeps what is written there, and says that the verdict is not kept")
  func workspace() throws {
    let switchboard = "'\(Tool.executable)'"
    let outcome = try tool.shell(
      SmallDisk.mounting(
        """
        \(switchboard) init disk/w --course "\(Tool.repository.path)" >/dev/null 2>&1; echo "code \
        $?"
        cp class/one/*.swift disk/w/Exercises/FlipSide/Sources/
        filled
        cd disk/w; \(switchboard) check FlipSide | grep points; cd ../..
        cmp class/one/MainViewController.swift \
        disk/w/Exercises/FlipSide/Sources/MainViewController.swift
        \(switchboard) init disk/other --course "\(Tool.repository.path)"; echo "code $?"
        \(switchboard) autograder exercism --exercise FlipSide --course "\(Tool.repository.path)" \
          --output disk/grader; echo "code $?"
        ls -A disk
        emptied
        \(switchboard) init disk/other --course "\(Tool.repository.path)" >/dev/null 2>&1; echo \
        "code $?"
        """, kilobytes: 30_000), in: tool.folder)

    #expect(
      outcome.output.hasPrefix("code 0\nFlipSide · The flip side · passed, 10 of 10 points\n"),
      "\(outcome.output)")
    // The same command completes a partial workspace.
    #expect(
      outcome.output.hasSuffix("code 2\ncode 2\nfilling\nother\nw\ncode 0\n"), "\(outcome.output)")
    #expect(outcome.errorOutput.contains("this verdict or step was not saved: "))
    #expect(
      outcome.errorOutput.contains(
        "disk/grader cannot be written (the disk is full), so nothing was made"),
      "\(outcome.errorOutput)")
  }

  @Test("for the document is not taken for success", arguments: ["", "--json", "--reporter csv"])
  func document(_ flag: String) throws {
    let outcome = try tool.shell(
      grade(flag) + #" > /dev/full; echo "code $?"; "# + grade(flag) + #" | head -c 1 >&2"#,
      in: tool.folder)

    #expect(outcome.output == "code 2\n")
    #expect(
      outcome.errorOutput.contains(
        "switchboard: the output is incomplete (No space left on device)"))
    #expect(outcome.errorOutput.components(separatedBy: "is incomplete").count == 2)
  }

  @Test("for pages leaves those that were there, shows the verdicts and says so")
  func pages() throws {
    let outcome = try tool.shell(
      SmallDisk.mounting(
        """
        \(grade("--report", "disk/class.html")) > table; echo "code $?"
        cksum < disk/class.html > before
        filled
        \(grade("--report", "disk/class.html", "--feedback", "disk/pages")) >> table
        echo "code $?"
        ls -A disk disk/pages
        \(grade("--report", "disk/class.html")) >> table; echo "code $?"
        ls -A disk; cksum < disk/class.html | cmp - before && echo same
        """), in: tool.folder)

    #expect(
      outcome.output == """
        code 0
        code 2
        disk:
        class.html
        filling
        pages

        disk/pages:
        code 2
        class.html
        filling
        pages
        same

        """, "\(outcome.errorOutput)")
    #expect(
      outcome.errorOutput.contains(
        "class.html: cannot be written (No space left on device); free some space"),
      "\(outcome.errorOutput)")
    let table = try String(contentsOf: tool.folder.appending(path: "table"), encoding: .utf8)
    #expect(table.components(separatedBy: "3 submissions, 3 passed").count == 4)
  }
}
