import CourseModel

/// A new exercise: small, whole and right, with a line at each place that says what to write there.
///
/// Its example is a conversation that needs no library: a kettle tells a kitchen that it has
/// finished. Each file of this folder holds one part of it, so that a part changes when the format
/// does.
struct ExerciseTemplate {
  /// The exercise's name, which none of its types may have.
  let name: String
  /// The name of its topic.
  let topic: String
  /// Its place in the topic.
  let order: Int

  /// What a line says that is still to be written.
  static let mark = Placeholder.mark

  /// All files, by their paths in the exercise's folder.
  var draft: Draft {
    var files = ["exercise.json": data, "README.md": task + "\n" + hints, "Twin.md": twin]
    files["Hidden/\(Self.ownName)Suite.swift"] = suite
    for (file, text) in stub { files["Sources/\(file)"] = text }
    for (file, text) in solution { files["Solution/\(file)"] = text }
    for (path, text) in mistakes { files["Mistakes/\(path)"] = text }
    for (path, text) in variants { files["Variants/\(path)"] = text }
    return Draft(files: files.reduce(into: [:]) { $0[recast($1.key)] = recast($1.value) })
  }

  /// Under the exercise's name; with other actors, where that is the name of one of them.
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

  /// Stands for the exercise's name in the parts: no name of an actor.
  static let ownName = "%NAME%"
}
