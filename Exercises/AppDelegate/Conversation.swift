let application = Application()
let diary = Diary()
application.delegate = diary
application.launch()
application.moveToBackground()
