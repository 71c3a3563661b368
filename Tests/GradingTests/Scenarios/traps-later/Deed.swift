import Glibc

func interferes(with picker: ColorPickerController) {
  Reports.count += 1
}

/// Counts, and has a thread that stops the program at the second report.
private enum Reports {
  nonisolated(unsafe) static var count = 0 {
    didSet {
      guard count == 2 else { return }
      var thread = pthread_t()
      pthread_create(&thread, nil, { _ in fatalError("two are too many") }, nil)
      pthread_join(thread, nil)
    }
  }
}
