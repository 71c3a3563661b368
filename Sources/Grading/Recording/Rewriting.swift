import CourseModel

/// Files with calls of the recorder, and the duration of instrumenting them, for benchmarks.
///
/// Knows no classes except those of the files, and works in the current process. A grader
/// instruments files in the confined process that reads sources instead.
package struct Rewriting {
  /// The files as compiled for a recording.
  package let files: [SourceFile]
  /// The duration without the reading, in seconds.
  package let seconds: Double

  /// Reads and instruments a program's files.
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
