import DemoRunner
import MiniCocoa

Demo.furnish(MyFirstViewController.self) { camera in
  [Demo.Label { "pictures: \(camera.pictures)" }]
}

Demo.furnish(MySecondViewController.self) { album in
  [Demo.Label { "likes: \(album.likes), shown: picture \(album.shownPicture)" }]
}

Demo.play("A camera and an album") {
  let camera = Demo.keep(MyFirstViewController(), as: "camera")
  let album = Demo.keep(MySecondViewController(pictures: 3), as: "album")
  let remote = Demo.name(Button("Remote"), "Remote")
  let views = [camera.view, album.view, remote]
  Demo.name(camera.shutter, "Take")
  Demo.name(camera.flashButton, "Flash on/off")
  for (row, button) in album.likeButtons.enumerated() { Demo.name(button, "Like \(row + 1)") }
  return views + [
    Demo.Row([
      Demo.Press("For the camera") { camera.take(remote) },
      Demo.Press("Not the camera") { camera.release(remote) },
    ]),
    Demo.Row([
      Demo.Press("For the album") { album.take(remote) },
      Demo.Press("Not the album") { album.release(remote) },
    ]),
  ]
}
