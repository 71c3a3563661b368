let main = MainViewController()
let flipside = main.showInfo()
flipside.done()
