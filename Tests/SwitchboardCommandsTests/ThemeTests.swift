import GradingTestSupport
import Testing

@Suite("Themes of pages")
struct ThemeTests {
  @Test(
    "are chosen by a flag, else by the environment",
    arguments: [["lesson", "telling-without-knowing"], ["show", "FlipSide"]])
  func chosen(command: [String]) throws {
    let tool = try Tool()
    tool.environment["CLICOLOR_FORCE"] = "1"
    tool.environment["COLORTERM"] = "truecolor"
    let arguments = command + ["--course", Tool.repository.path]
    let standard = try tool.run(arguments: arguments).output
    let dark = try tool.run(arguments: arguments + ["--theme", "dark"]).output
    tool.environment["SWITCHBOARD_THEME"] = "dark"

    #expect(!standard.contains("38;2;"))
    #expect(dark.contains("38;2;"))
    #expect(try tool.run(arguments: arguments).output == dark)
    #expect(try tool.run(arguments: arguments + ["--theme", "standard"]).output == standard)
  }

  @Test("give way to the standard one on a terminal without them, and to nothing in a pipe")
  func giveWay() throws {
    let tool = try Tool()
    let arguments = ["show", "FlipSide", "--theme", "light", "--course", Tool.repository.path]
    let pipe = try tool.run(arguments: arguments)
    tool.environment["CLICOLOR_FORCE"] = "1"
    let sixteen = try tool.run(arguments: arguments)

    #expect(pipe.code == 0)
    #expect(!pipe.output.contains("\u{1B}"))
    #expect(sixteen.output.contains("\u{1B}[1;35m"))
    #expect(!sixteen.output.contains("38;2;"))
  }
}
