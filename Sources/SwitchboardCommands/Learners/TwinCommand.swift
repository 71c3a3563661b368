import ArgumentParser
import CourseModel
import Foundation
import Messages
import Terminal

/// `switchboard twin [EXERCISE]`
struct TwinCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "twin",
    abstract: "Show the same conversation in current Apple code (default: for your last exercise).",
    discussion: """
      A twin is the same design in UIKit, AppKit, SwiftUI or Foundation, with a link to Apple's \
      documentation. You can read it here, not run it. It gives the answer away, so you see it \
      only after a pass.

      Example: switchboard twin ColorPicker
      """)

  @Argument(help: "The exercise's name.", completion: .exercises)
  var exercise: String?

  @Flag(help: "Show it even if you have not passed yet.")
  var anyway = false

  @OptionGroup var pager: PagerOptions
  @OptionGroup var colors: ThemeOptions
  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let course = try options.openCourse(in: context)
    let workspace = try options.findWorkspace(in: context)
    let standing = try Standing(in: course, workspace.map(ProgressStore.init(in:)))
    let exercise = try options.latestExercise(
      named: exercise, of: course, workspace, standing, in: context)
    let twin = try exercise.knownTwin()
    guard anyway || workspace == nil || standing.hasPassed(exercise) else {
      throw UsageError(
        Message(
          """
          you have not passed \(exercise.name, "exercise") yet, and its twin would give the \
          answer away; 'switchboard twin {exercise} --anyway' still shows it
          """))
    }
    let presentation = try Presentation(
      library: Library(context: context), theme: try colors.theme(in: context),
      pager: pager.pager, workspace: nil)
    _ = try await presentation.show(presentation.library.page(of: twin))
    guard workspace != nil else { return }
    NextStep(course: course, standing: standing, screen: context.screen).show(after: exercise.name)
  }
}
