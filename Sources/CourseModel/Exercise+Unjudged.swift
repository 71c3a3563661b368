import Foundation

extension Exercise {
  /// What a program is run as that nobody judges: it has no checks, and may do what programs do.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - title: What it is part of.
  ///   - folder: Where it comes from.
  package static func unjudged(
    named name: String, title: String = "", folder: URL = URL(filePath: "/")
  ) -> Exercise {
    Exercise(
      name: name, folder: folder, course: nil, topic: "", order: 0, title: title, summary: "",
      lesson: nil, facts: [:], imports: ["MiniCocoa"], limits: Limits(),
      admission: Admission(
        imports: ["Dispatch", "Glibc"], relaxations: Set(Admission.Relaxation.allCases)),
      checks: [], todoCount: 0, task: "", hints: [])
  }
}
