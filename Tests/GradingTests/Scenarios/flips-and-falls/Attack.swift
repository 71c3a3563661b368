/// Asks for more than there is.
func pretends(_ flipside: FlipsideViewController) -> Bool {
  [true, false][[1, 2, 3].count]
}
