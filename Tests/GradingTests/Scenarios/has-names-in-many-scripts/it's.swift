let its = 1
