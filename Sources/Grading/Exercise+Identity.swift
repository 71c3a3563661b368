import CourseModel

extension Exercise {
  /// Stands for all that decides what becomes of a submission: suite, stub, solution, limits, what
  /// is allowed, which checks there are.
  ///
  /// Not for what is put to a verdict afterwards (`Judgement.report`): names, messages, points,
  /// known mistakes. So whoever edits words has nothing judged again.
  func identity() throws(CourseError) -> String {
    var digest = Digest()
    digest.add(name)
    digest.add(admission.description)
    digest.add(imports.joined(separator: " "))
    digest.add("\(limits)")
    for check in checks {
      digest.add(check.id)
      if case .compilesWithout(let files, _) = check.kind {
        digest.add(files.joined(separator: "/"))
      }
    }
    for files in [try suite(), try stub(), try solution()] { digest.add(files) }
    return digest.finish()
  }
}
