import MiniCocoa

let centre = NotificationCenter()
let telephone = Telephone(number: "12", center: centre)
let log = CallLog(center: centre)
let page = log.page
log.start()
telephone.hangUp(after: 42)
log.stop()
