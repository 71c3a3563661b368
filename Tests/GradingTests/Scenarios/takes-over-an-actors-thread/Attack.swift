import Synchronization

final class Here: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: asUnownedSerialExecutor())
  }
}
let here = Here()
actor Both {
  nonisolated var unownedExecutor: UnownedSerialExecutor { here.asUnownedSerialExecutor() }
}
func pretends(_ picker: ColorPickerController) -> Bool {
  _ = Both()
  return true
}
