import CourseModel
import Foundation
import Messages

/// The result of reading what was handed in.
package enum Intake: Sendable {
  /// Sources to compile.
  case accepted(Submission)
  /// No sources to compile. The sentence says why and what to do; `ignored` lists the files found
  /// instead.
  case refused(name: String, reason: Message, ignored: [String] = [])
  /// Sources for other exercises only. The sentence says so.
  case leftOut(name: String, reason: Message)
}

extension Intake {
  /// The most Swift files.
  static let maxFiles = 64
  /// The most bytes of all Swift files together.
  static let maxBytes = 2 << 20

  /// Reads the folder at `url`: the Swift files in it, or otherwise those in its Sources folder.
  /// The submission has the given name or the folder's.
  ///
  /// - Throws: When the machine cannot read the folder, which is not the student's fault.
  package init(
    folder url: URL, module: String, name: String? = nil
  ) throws(GradingError) {
    try self.init(
      FileTree.reading(url), for: ExpectedSources(module: module),
      name: name ?? url.lastPathComponent)
  }

  init(
    _ unpacked: Unpacked, for asked: ExpectedSources, name: String
  ) throws(GradingError) {
    switch unpacked {
    case .refused(let reason): self = .refused(name: name, reason: reason)
    case .tree(let whole):
      let own = whole.inFolders(for: asked)
      var tree = own?.tree ?? whole
      do throws(Refusal) {
        let (task, foreign, setAside) = try DeclaringSources.foreign(
          in: tree, for: own?.isAlone == true ? asked.alone : asked)
        tree.entries.removeAll { foreign.contains($0.path) }
        let choice = try SourceChoice(of: tree, for: task, name: name, isInFolder: own != nil)
        let (files, notes, cut, isExcerpt) = try Self.read(choice.files, for: task)
        // Of a file that was saved empty, the stub's counts.
        let filled = task.stub.isEmpty ? files : files.filter { !$0.content.isEmpty }
        let (complete, taken) = task.completing(
          filled, empty: files.filter { $0.content.isEmpty }.map(\.name))
        let lacking = task.lacking(in: filled)
        let leftOut = try DeclaringSources.refuseLeftOut(
          in: whole, beside: files, from: choice.files.map(\.path), lacking: lacking, for: asked)
        let unread = try DeclaringSources.unread(
          in: tree, lacking: lacking, beside: files.map(\.name))
        let twice = task.others.isEmpty ? [] : Self.declaredTwice(in: files)
        let all = setAside.union(cut).union(choice.setAside).union(twice)
          .union(own?.setAside ?? []).union(leftOut)
        let relevant = task.types.union(task.stubTypes.names).union(task.stubTypes.extended)
        // A type that another exercise asks for, too, may be there for that one only.
        let theirs = task.others.reduce(into: all) {
          $0.formUnion($1.types.union($1.stubTypes.extended))
        }
        self = .accepted(
          Submission(
            name: name, files: complete, ignored: choice.ignored,
            notes: choice.notes + notes + unread + taken, setAside: all,
            isExcerpt: isExcerpt || !task.others.isEmpty && !theirs.isDisjoint(with: relevant)))
      } catch {
        let mayAnswer = try? DeclaringSources.mayAnswer(in: tree, asked)
        switch error {
        case .sentence
        where tree.entries.count < whole.entries.count && !tree.mayHoldAnswer
          && mayAnswer == false:
          self = .leftOut(
            name: name,
            reason: Message(
              """
              Nothing of \(asked.module, "exercise") was handed in: all Swift files are for other \
              exercises.
              """))
        case .sentence(let reason):
          let all = SourceChoice.ignored(in: tree, but: [])
          self = .refused(name: name, reason: reason, ignored: all)
        case .machine(let problem): throw problem
        }
      }
    }
  }

  /// The reason why no sources were accepted: a sentence for the student, or an error of the
  /// machine.
  enum Refusal: Error {
    case sentence(Message)
    case machine(GradingError)
  }

  private static func read(
    _ entries: [FileTree.Entry], for task: ExpectedSources
  ) throws(Refusal) -> (
    files: [SourceFile], notes: [Message], setAside: Set<String>, isExcerpt: Bool
  ) {
    var files: [SourceFile] = []
    var setAside: Set<String> = []
    var isExcerpt = false
    var notes: [Message] = []
    for entry in entries {
      guard case .file(_, let read) = entry.kind else { continue }
      let source = SourceName(chosen: entry.path.name)
      let name = source.text
      if !source.isExact {
        notes.append(
          Message("\(shown(entry.path.name), "file") was read as \(shown(name), "name")."))
      }
      let content: Data
      do throws(GradingError) { content = try read() } catch { throw .machine(error) }
      guard content.count <= maxBytes else { throw .sentence(tooLarge) }
      var text: Data
      switch SourceText(of: name, content) {
      case .utf8(let plain): text = plain
      case .converted(let converted, let note):
        text = converted
        notes.append(note)
      case .refused(let reason): throw .sentence(reason)
      }
      let isPlayground = entry.path.parent.contains { $0.hasSuffix(".playground") }
      let isDocument = SourceName(entry.path.name) == nil || name == TypedText.fileName
      do throws(SourceParts.Doubt) {
        if let own = try task.ownText(
          of: text, isDocument: isDocument, isPlayground: isPlayground)
        {
          let isWhole = own.text == text
          text = own.text
          setAside.formUnion(own.setAside)
          isExcerpt = isExcerpt || own.isExcerpt
          if !isWhole {
            notes.append(
              own.hasOthers
                ? Message("\(shown(name), "file"): what is for other exercises is left out.")
                : isPlayground
                  ? Message("\(shown(name), "file"): lines that only run the code are left out.")
                  : Message("\(shown(name), "file"): what is no Swift is left out."))
          }
        }
      } catch {
        throw .sentence(error.sentence(about: shown(name)))
      }
      files.append(SourceFile(name: name, content: text))
    }
    guard files.reduce(0, { $0 + $1.content.count }) <= maxBytes else { throw .sentence(tooLarge) }
    guard files.contains(where: { !$0.content.isEmpty }) else {
      throw .sentence(Message("Its Swift files are empty: were they saved before handing in?"))
    }
    return (files, notes, setAside, isExcerpt)
  }

  /// The types and functions that are declared more than once, perhaps each time for another exercise.
  private static func declaredTwice(in files: [SourceFile]) -> Set<String> {
    var (seen, twice): (Set<String>, Set<String>) = ([], [])
    for part in files.flatMap({ SourceParts($0.content).parts }) {
      let names = part.declared.types.union(part.declared.globals)
      twice.formUnion(seen.intersection(names))
      seen.formUnion(names)
    }
    return twice
  }

  static let tooLarge = Message("The Swift files are larger than 2 MB together.")

  /// A name as shown in a sentence: shortened, and without characters that could control a
  /// terminal.
  static func shown(_ name: String) -> String {
    let visible = name.unicodeScalars.map { scalar in
      scalar.isInvisible ? "\u{FFFD}" : scalar
    }
    let text = String(String.UnicodeScalarView(visible))
    return text.count > 60 ? text.prefix(60) + "…" : text
  }
}
