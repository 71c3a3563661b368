import CourseModel

extension Workspace {
  /// Returns a package of the exercises that needs no network, so that editors can complete names
  /// from imports.
  static func manifest(
    of exercises: [Exercise], in course: Course
  ) throws(WorkspaceError) -> String {
    var targets: [String] = []
    for exercise in exercises {
      let own = try reading(exercise) { one throws(CourseError) in try one.targets() }
      targets += own.flatMap(\.lines).map { "    " + $0 }
    }
    return """
      // swift-tools-version: 6.0
      // Written by 'switchboard init': your editor reads it, 'switchboard check' does not need it.

      import PackageDescription

      let package = Package(
        name: "\(course.name)-workspace",
        targets: [
          .target(name: "MiniCocoa", path: "MiniCocoa"),
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  static func readme(of course: Course) -> String {
    """
    # \(course.title)

    Your workspace. Each folder in `Exercises` is one exercise: read its `README.md`, edit its
    `Sources`, and keep `switchboard` open beside your editor: it judges every save.

        switchboard            the loop: every save is judged; '?' shows its keys
        switchboard lesson     the first page that you have not read
        switchboard show       the task of the current exercise
        switchboard check      judge what you have written, once
        switchboard run        run it without judging it: what does it print?
        switchboard run --lesson NAME    run a lesson's program, copied to Lessons/NAME
        switchboard hint       one hint more
        switchboard solution   your answer beside the model's
        switchboard list       all exercises
        switchboard progress   what is done, and how many attempts it took
        switchboard reset      back to the stub; 'undo' brings your code back
        switchboard update     what is new in the course; what you have changed stays

    What you have done is kept in `.switchboard`, every attempt with what you had then
    (`switchboard attempts`; `switchboard attempts NAME --restore 3` puts one back). A file that you
    have deleted comes back with `switchboard init .`.

    """
  }
}
