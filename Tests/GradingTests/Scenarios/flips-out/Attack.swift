import Foundation

/// Leaves as if all had been well.
func pretends(_ flipside: FlipsideViewController) -> Bool {
  exit(0)
}
