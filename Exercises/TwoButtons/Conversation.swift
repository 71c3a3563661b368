import MiniCocoa

let (camera, album) = (MyFirstViewController(), MySecondViewController(pictures: 2))
let remote = Button("Remote")
camera.take(remote)
remote.tap()
camera.release(remote)
album.take(remote)
remote.tap()
_ = album.view
let second = album.likeButtons[1]
second.tap()
