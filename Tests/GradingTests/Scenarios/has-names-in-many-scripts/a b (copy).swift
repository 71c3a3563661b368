let copy = 1
