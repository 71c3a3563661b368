import Library

let counter = Counter()
let film = Film("Metropolis", 1927)
counter.add(film)
counter.reserve(row: 0, for: "Ann")
counter.markOverdue(row: 0, days: 3)
_ = counter.cells
