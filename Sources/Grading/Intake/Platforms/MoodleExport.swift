/// What Moodle's "Download all submissions" writes into names.
enum MoodleExport {
  /// `Jane Doe_1327627_assignsubmission_file`, with more behind it where folders were not asked for.
  static func person(in name: String) -> String? {
    name.firstMatch(of: /^(.+_\d+)_assignsubmission_[a-z]+/).map { String($0.1) }
  }
}
