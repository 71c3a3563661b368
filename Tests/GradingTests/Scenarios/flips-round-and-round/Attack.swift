/// Never comes back.
func pretends(_ flipside: FlipsideViewController) -> Bool {
  while true {}
}
