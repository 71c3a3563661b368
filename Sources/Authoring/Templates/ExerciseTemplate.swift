import CourseModel
import Foundation

/// A new exercise: small, complete and correct, with a placeholder at each place to write.
///
/// Its example needs no library: a kettle tells a kitchen that it has finished. Each file in this
/// folder contains one part of an exercise, so that a part can change with its format.
struct ExerciseTemplate {
  /// The exercise's name; none of its types may have it.
  let name: String
  /// The name of its topic.
  let topic: String
  /// Its position in the topic.
  let order: Int

  /// The beginning of a placeholder.
  static let mark = Placeholder.mark

  /// All files, by path in the exercise's folder.
  var draft: Draft {
    var files = ["exercise.json": data, "README.md": task + "\n" + hints, "Twin.md": twin]
    files["Hidden/\(Self.ownName)Suite.swift"] = suite
    for (file, text) in stub { files["Sources/\(file)"] = text }
    for (file, text) in solution { files["Solution/\(file)"] = text }
    for (path, text) in folded(mistakes) { files["Mistakes/\(path)"] = text }
    for (path, text) in folded(variants) { files["Variants/\(path)"] = text }
    return Draft(files: files.reduce(into: [:]) { $0[recast($1.key)] = recast($1.value) })
  }

  /// Returns the answers, by file path, each reduced to a patch of the solution.
  private func folded(_ answers: [String: String]) -> [String: String] {
    func files(_ texts: [String: String]) -> [SourceFile] {
      texts.map { SourceFile(name: $0, content: Data($1.utf8)) }
    }
    let (programs, pages) = (
      answers.filter { $0.key.hasSuffix(".swift") }, answers.filter { !$0.key.hasSuffix(".swift") }
    )
    var folded = pages
    let byFolder = Dictionary(grouping: programs) { $0.key.prefix { $0 != "/" } }
    for (folder, entries) in byFolder {
      let texts = entries.map { (String($0.key.dropFirst(folder.count + 1)), $0.value) }
      let (patch, whole) = SourcePatch.folding(
        files(Dictionary(uniqueKeysWithValues: texts)), over: files(solution))
      folded["\(folder)/\(SourcePatch.fileName)"] = patch
      for file in whole {
        folded["\(folder)/\(file.name)"] = String(decoding: file.content, as: UTF8.self)
      }
    }
    return folded
  }

  /// Inserts the exercise's name, and renames the actors if one of them has that name.
  private func recast(_ text: String) -> String {
    var text = text
    if ["Kettle", "KettleDelegate", "Kitchen"].contains(name) {
      let actors = [
        "Kettle": "Toaster", "kettle": "toaster", "Kitchen": "Bakery", "kitchen": "bakery",
      ]
      for (old, new) in actors { text = text.replacing(old, with: new) }
    }
    return text.replacing(Self.ownName, with: name)
  }

  /// The placeholder for the exercise's name; no actor has this name.
  static let ownName = "%NAME%"
}
