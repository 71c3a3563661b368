struct 色 { let 赤: Double }
let 🎨 = 色(赤: 1)
