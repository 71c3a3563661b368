import Execution
import Foundation
import Testing

@Suite("A command that cannot run")
struct ExecutionErrorTests {
  @Test(
    "because there is no such program is named with the reason", arguments: Confinement.allCases)
  func missingProgram(confinement: Confinement) throws {
    let text = try refusal(of: Command("/no/such/program", [], readable: ["/usr"]), confinement)

    #expect(
      text
        == "/no/such/program cannot be started (No such file or directory); "
        + "'switchboard doctor' says what is missing")
  }

  @Test("because it may not be run is named with the reason", arguments: Confinement.allCases)
  func forbiddenProgram(confinement: Confinement) throws {
    let folder = try ScratchFolder()
    try folder.write("#!/bin/sh\n", to: "script")
    let path = folder.path(of: "script")

    let text = try refusal(of: Command(path, [], readable: ["/usr", folder.path]), confinement)

    #expect(
      text
        == "\(path) cannot be started (Permission denied); "
        + "'switchboard doctor' says what is missing")
  }

  @Test("because its folder is missing is named with the folder")
  func missingFolder() throws {
    let command = Command.shell("true").with(\.directory, "/no/such/folder")

    let text = try refusal(of: command, .unconfined)

    #expect(
      text
        == "/bin/sh cannot be started (in the folder /no/such/folder: No such file or directory); "
        + "'switchboard doctor' says what is missing")
  }

  @Test("because its folder is missing in the sandbox is the sandbox's failure")
  func missingFolderInSandbox() throws {
    let command = Command.shell("true").with(\.directory, "/no/such/folder")

    let text = try refusal(of: command, .bubblewrap)

    #expect(text == sentence("Can't chdir to /no/such/folder: No such file or directory"))
  }

  @Test("because a path to be seen is missing is the sandbox's failure")
  func missingPath() throws {
    let text = try refusal(
      of: Command.shell("true").with(\.readable, ["/usr", "/no/such/path"]), .bubblewrap)

    #expect(text == sentence("Can't find source path /no/such/path: No such file or directory"))
  }

  @Test("because bubblewrap is missing says how to get it")
  func missingSandbox() {
    #expect(
      ExecutionError.sandboxMissing.description
        == "bubblewrap, which confines submissions, is missing: apt-get install bubblewrap (or, "
        + "for your own code only, --no-sandbox; on a machine that you discard afterwards, "
        + "grade --unconfined)")
  }

  private func sentence(_ reason: String) -> String {
    "the sandbox cannot be set up (\(reason)); 'switchboard doctor' says how to allow it (or, "
      + "for your own code only, --no-sandbox; on a machine that you discard afterwards, grade "
      + "--unconfined)"
  }

  private func refusal(of command: Command, _ confinement: Confinement) throws -> String {
    let error = try #require(throws: ExecutionError.self) {
      try confinement.executor().run(command)
    }
    return error.description
  }
}
