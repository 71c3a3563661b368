let window = Window()
let letter = window.letter
let field = letter.field
window.firstResponder = field
let button = Button(action: "save:", target: nil, in: window)
button.tap()
