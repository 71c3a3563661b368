import GradingTestSupport
import Testing

@Suite("Themes of pages")
struct ThemeTests {
  @Test(
    "are chosen by a flag, else by the environment",
    arguments: [["lesson", "telling-without-knowing"], ["show", "FlipSide"]])
  func chosen(command: [String]) async throws {
    let tool = try Tool()
    tool.environment["CLICOLOR_FORCE"] = "1"
    tool.environment["COLORTERM"] = "truecolor"
    let arguments = command + ["--course", Tool.repository.path]
    let standard = await tool.call(arguments: arguments).output
    let dark = await tool.call(arguments: arguments + ["--theme", "dark"]).output
    tool.environment["SWITCHBOARD_THEME"] = "dark"

    #expect(!standard.contains("38;2;"))
    #expect(dark.contains("38;2;"))
    #expect(await tool.call(arguments: arguments).output == dark)
    #expect(await tool.call(arguments: arguments + ["--theme", "standard"]).output == standard)
  }

  @Test("give way to the standard one on a terminal without them, and to nothing in a pipe")
  func giveWay() async throws {
    let tool = try Tool()
    let arguments = ["show", "FlipSide", "--theme", "light", "--course", Tool.repository.path]
    let pipe = await tool.call(arguments: arguments)
    tool.environment["CLICOLOR_FORCE"] = "1"
    let sixteen = await tool.call(arguments: arguments)

    #expect(pipe.code == 0)
    #expect(!pipe.output.contains("\u{1B}"))
    #expect(sixteen.output.contains("\u{1B}[1;35m"))
    #expect(!sixteen.output.contains("38;2;"))
  }
}
