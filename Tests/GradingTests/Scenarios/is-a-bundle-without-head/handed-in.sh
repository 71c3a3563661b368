# A bundle of one branch, made without HEAD.
mkdir work && cd work && git init --quiet --initial-branch=main .
cp "$ground"/*.swift .
git add . && git commit --quiet --message work
git bundle create --quiet ../submission.bundle main && cd .. && rm -rf work
