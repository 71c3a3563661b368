let screen = DownloadsController()
var download: Download? = screen.start("Snow", size: 80)
download?.receive(30)
download?.receive(50)
download?.finish()
download = nil
