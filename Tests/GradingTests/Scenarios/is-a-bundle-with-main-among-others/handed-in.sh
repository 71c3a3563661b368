# A bundle of several branches, made without HEAD.
mkdir work && cd work && git init --quiet --initial-branch=main .
cp "$ground"/*.swift .
git add . && git commit --quiet --message work
git branch try && git branch another && git rm --quiet --cached *.swift
git commit --quiet --message nothing && git branch --move later && git branch main HEAD~1
git bundle create --quiet ../submission.bundle another later main try && cd .. && rm -rf work
