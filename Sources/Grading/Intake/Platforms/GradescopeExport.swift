import CourseModel
import Foundation
import Yams

/// The layout of Gradescope's "Export Submissions": a folder for each submission, and a file with
/// their owners.
///
/// The keys in `submission_metadata.yml` are Ruby symbols: `:submitters:` with `:name:`, `:sid:`
/// and `:email:`, and `:created_at:`. We trust it only for folders named `submission_NUMBER`.
/// Otherwise, a student could add such a file and claim other folders.
struct GradescopeExport: ExportLayout {
  static let fewestPeople = 1
  private static let fileName = "submission_metadata.yml"

  /// The data about the folders, by their names.
  private let submissions: [String: (students: [Student], submittedAt: String?)]

  init?(of level: ClassLevel) {
    guard let file = level.items.first(where: { $0.name == Self.fileName && !$0.isFolder }) else {
      return nil
    }
    submissions = level.text(of: file).map(Self.submissions) ?? [:]
  }

  func label(of item: ClassLevel.Item) -> ExportLabel? {
    if item.name == Self.fileName {
      return ExportLabel(owner: "", title: "", content: .companion)
    }
    guard item.isFolder, Self.isOwn(item.name) else { return nil }
    let known = submissions[item.name]
    let names = known?.students.map(\.title).filter { !$0.isEmpty } ?? []
    return ExportLabel(
      owner: item.name, title: names.isEmpty ? item.name : names.joined(separator: ", "),
      students: known?.students ?? [], submittedAt: known?.submittedAt, content: .folder())
  }

  func doubt(about level: ClassLevel) -> ExportDoubt? {
    let names = level.items.map(\.name).filter { !Self.isOwn($0) && submissions[$0] != nil }
    return names.isEmpty
      ? nil : ExportDoubt(platform: .gradescope, file: Self.fileName, names: names)
  }

  /// Whether Gradescope gives folders such names.
  private static func isOwn(_ name: String) -> Bool {
    name.wholeMatch(of: /submission_[0-9]+/) != nil
  }

  private static func submissions(
    in text: String
  ) -> [String: (students: [Student], submittedAt: String?)] {
    guard let root = try? Yams.compose(yaml: text), let mapping = root.mapping else { return [:] }
    var found: [String: (students: [Student], submittedAt: String?)] = [:]
    for (key, value) in mapping {
      guard let name = key.scalar?.string, let submission = value.mapping else { continue }
      let submitters = submission[":submitters"]?.sequence.map(Array.init) ?? []
      found[name] = (
        submitters.compactMap(\.mapping).map(student),
        submission[":created_at"]?.scalar.flatMap { instant($0.string) }
      )
    }
    return found
  }

  private static func student(_ submitter: Node.Mapping) -> Student {
    func value(_ key: String) -> String? {
      guard let text = submitter[Node(key)]?.scalar?.string, !["", "~", "null"].contains(text)
      else { return nil }
      return text
    }
    return Student(id: value(":sid"), name: value(":name"), email: value(":email"))
  }

  /// Converts a time such as `2026-11-22 10:00:00.123456000 Z` to ISO 8601; nil for other text.
  private static func instant(_ text: String) -> String? {
    let pattern =
      /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d+)? ?(Z|UTC|[+-]\d\d:?\d\d)?$/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let zone = match.3.map { $0 == "UTC" ? "Z" : String($0) } ?? ""
    return "\(match.1)T\(match.2)\(zone)"
  }
}
