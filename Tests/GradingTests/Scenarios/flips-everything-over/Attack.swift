/// Keeps all it makes.
func pretends(_ flipside: FlipsideViewController) -> Bool {
  var kept: [[Int]] = []
  while true { kept.append(Array(repeating: kept.count, count: 1_000_000)) }
}
