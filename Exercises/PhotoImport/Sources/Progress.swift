/// The words of a progress.
enum Progress {
  /// The line for a photo: `"1 photo, beach.jpg"`, `"2 photos, boat.jpg"`.
  static func text(_ photo: String, _ count: Int) -> String {
    "\(count) \(count == 1 ? "photo" : "photos"), \(photo)"
  }
}
