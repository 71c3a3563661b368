let before = 1; import/**/Fondation
