import CourseModel

/// Files with calls of the recorder in them, and what the rewriting took, for whoever measures it.
///
/// It knows of no classes but those of the files themselves, and runs where it is called: what a grader
/// rewrites is rewritten by the process that reads sources, confined.
package struct Rewriting {
  /// The files as they are compiled for a recording.
  package let files: [SourceFile]
  /// How long it took when they had been read, in seconds.
  package let seconds: Double

  /// Reads and rewrites a program's files.
  package init(of files: [SourceFile]) {
    let trees = files.map(SourceReading.tree)
    let names = DeclaredClasses(in: trees)
    let start = ContinuousClock.now
    self.files = zip(files, trees).map { file, tree in
      SourceInstrumenter.instrumented(file, tree, in: .program, knowing: names)
    }
    seconds = (ContinuousClock.now - start) / .seconds(1)
  }
}
