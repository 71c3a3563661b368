import Terminal

/// One thing that doctor has looked at.
struct Finding {
  let what: String
  /// What is there; or, when it is not, what to do.
  let result: Result<String, Cure>

  struct Cure: Error {
    let text: String
  }

  /// What `look` finds, or the cure in what it throws.
  init(_ what: String, _ look: () throws -> String) {
    self.what = what
    do {
      result = .success(try look())
    } catch let cure as Cure {
      result = .failure(cure)
    } catch {
      result = .failure(Cure(text: "\(error)"))
    }
  }

  var isGood: Bool { if case .success = result { true } else { false } }

  /// A row of doctor's table.
  var row: [Line] {
    switch result {
    case .success(let text):
      [
        Line("✓", style: Style(foreground: .green)), Line(what),
        Line(text, style: Style(dim: true)),
      ]
    case .failure(let cure):
      [
        Line("✗", style: Style(foreground: .red)), Line(what, style: Style(bold: true)),
        Line(cure.text),
      ]
    }
  }
}
