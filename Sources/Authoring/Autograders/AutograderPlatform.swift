/// A platform that starts an instructor's grader for each submission.
package enum AutograderPlatform: String, CaseIterable, Sendable {
  case gradescope, classroom, classroom50, autolab, exercism

  /// The files that the platform takes.
  package struct Layout: Sendable {
    /// The texts of the files, by path.
    package let files: [String: String]
    /// The folder of the grader's machine: switchboard and the course.
    package let machine: String
    /// Folders that become archives beside them, by the names of these.
    package let archives: [String: String]

    init(
      machine: String, archives: [String: String] = [:], readme: String, _ files: [String: String]
    ) {
      self.machine = machine
      self.archives = archives
      self.files = files.merging(["README.md": readme]) { first, _ in first }
    }
  }

  /// The files that this platform needs to grade an exercise.
  package func layout(for grader: Autograder) -> Layout {
    switch self {
    case .gradescope: grader.gradescope
    case .classroom: grader.classroom
    case .classroom50: grader.classroom50
    case .autolab: grader.autolab
    case .exercism: grader.exercism
    }
  }
}

/// The grader of one exercise on a separate machine: the files of all platforms as templates.
package struct Autograder: Sendable {
  /// The toolchain that these machines get.
  static let swiftVersion = "6.3.1"

  let exercise: String
  /// The name under which the instructor publishes the machine's image.
  let image: String

  package init(exercise: String, image: String?) {
    self.exercise = exercise
    self.image = image ?? "ghcr.io/ORGANIZATION/switchboard-\(exercise.lowercased())"
  }

  /// The path of `prepare`, from the folder with switchboard in it.
  private static let prepare = "switchboard/share/switchboard/Scripts/prepare"

  private func grade(_ submission: String, course: String, reporter: String) -> String {
    "switchboard grade \(submission) --one --exercise \(exercise) --course \(course)"
      + " --reporter \(reporter)"
  }

  /// The model answer has to pass on that machine; a line that does not end well stops the build.
  private func trial(_ course: String) -> String {
    grade("\(course)/Exercises/\(exercise)/Solution", course: course, reporter: "terminal")
  }

  private var made: String { "# Made by 'switchboard autograder' for the exercise \(exercise)." }

  private static let unconfined = """
    # Switchboard confines each submission by itself, here by Landlock. Where the kernel has none, 'grade'
    # refuses; '--unconfined' in the line below allows it, since this machine is thrown away afterwards.
    """

  /// The image of a machine with Swift, switchboard and the course.
  ///
  /// - Parameter uses: The purpose of the image beside judging (Scripts/packages).
  private func dockerfile(uses: String = "", _ rest: String = "") -> String {
    """
    \(made)
    FROM swift:\(Self.swiftVersion)-bookworm
    COPY switchboard /opt/switchboard
    COPY course /opt/course
    RUN sh /opt/\(Self.prepare) swift link judge\(uses) && rm -rf /var/lib/apt/lists/*
    ENV PATH=/opt/switchboard/bin:$PATH
    RUN \(trial("/opt/course"))

    """ + rest
  }

  private func readme(_ title: String, _ text: String) -> String {
    """
    # \(exercise) on \(title)

    \(text)

    The suite and the model answer are among these files: keep them from students. See also
    docs/autograders.md of Switchboard.

    """
  }

  private var publish: String {
    """
    1. Build the machine's image and publish it: `docker build --tag \(image) image`, then
       `docker push \(image)`.
    """
  }
}

// MARK: - The platforms

extension Autograder {
  /// gradescope-autograders: specs.md, base_images.md.
  fileprivate var gradescope: AutograderPlatform.Layout {
    let source = "/autograder/source"
    return .init(
      machine: "autograder", archives: ["autograder": "autograder.zip"],
      readme: readme(
        "Gradescope",
        """
        1. Configure Autograder: the base image Ubuntu 22.04 or 24.04, variant Base; upload
           `autograder.zip`. Its `setup.sh` needs swift.org and keyserver.ubuntu.com.
        2. Give the container 2 processors and 3 GB: the first check compiles what later ones use.
        """),
      [
        "autograder/setup.sh": """
        #!/bin/sh
        \(made)
        # Gradescope runs it once, when it builds the image.
        set -eu

        cd \(source)
        sh \(Self.prepare) fetch swift link judge
        export PATH=/opt/swift/usr/bin:\(source)/switchboard/bin:$PATH
        if ! command -v swift >/dev/null; then
          . /etc/os-release
          case $(dpkg --print-architecture) in arm64) machine=-aarch64 ;; *) machine= ;; esac
          release=swift-\(Self.swiftVersion)-RELEASE
          archive=$release-$ID$VERSION_ID$machine.tar.gz
          place=https://download.swift.org/swift-\(Self.swiftVersion)-release
          place=$place/$(echo "$ID$VERSION_ID" | tr -d .)$machine/$release
          cd "$(mktemp -d)"
          curl -fsSL "$place/$archive" -o "$archive" "$place/$archive.sig" -o "$archive.sig"
          # Swift 6.x Release Signing Key
          export GNUPGHOME="$PWD"
          gpg --batch --quiet --keyserver keyserver.ubuntu.com \\
            --recv-keys 52BB7E3DE28A71BE22EC05FFEF80A866B47A981F
          gpg --batch --verify "$archive.sig" "$archive"
          mkdir -p /opt/swift
          tar -xzf "$archive" --directory /opt/swift --strip-components=1
          rm -rf "$PWD"
          cd /
        fi
        \(trial(source + "/course"))

        """,
        "autograder/run_autograder": """
        #!/bin/sh
        \(made)
        # Gradescope runs it for each submission, in a new container.
        set -eu

        export PATH=/opt/swift/usr/bin:\(source)/switchboard/bin:$PATH
        \(Self.unconfined)
        \(grade("/autograder/submission", course: source + "/course", reporter: "gradescope")) \\
          >/autograder/results/results.json

        """,
      ])
  }

  /// classroom-resources/autograding-grading-reporter; GitHub's workflow syntax.
  fileprivate var classroom: AutograderPlatform.Layout {
    .init(
      machine: "image",
      readme: readme(
        "GitHub Classroom",
        """
        \(publish)
        2. Let the organization's repositories read that package, or make it public.
        3. Put the folder `.github` into the assignment's template repository.

        Students may change a workflow of their own repository: judge what counts with
        'switchboard grade' on your machine.
        """),
      [
        "image/Dockerfile": dockerfile(),
        ".github/workflows/classroom.yml": """
        \(made)
        name: Autograding Tests
        on:
          - push
          - repository_dispatch
        permissions:
          checks: write
          actions: read
          contents: read
          packages: read
        jobs:
          run-autograding-tests:
            runs-on: ubuntu-latest
            if: github.actor != 'github-classroom[bot]'
            container:
              image: \(image)
              credentials:
                username: ${{ github.actor }}
                password: ${{ secrets.GITHUB_TOKEN }}
            steps:
              - uses: actions/checkout@v4
              - name: Switchboard
                id: switchboard
                run: |
                  \(grade(".", course: "/opt/course", reporter: "classroom")) >"$RUNNER_TEMP/result"
                  echo "result=$(cat "$RUNNER_TEMP/result")" >>"$GITHUB_OUTPUT"
              - uses: classroom-resources/autograding-grading-reporter@v1
                env:
                  SWITCHBOARD_RESULTS: "${{ steps.switchboard.outputs.result }}"
                with:
                  runners: switchboard

        """,
      ])
  }

  /// foundation50/classroom50, wiki: Advanced-Autograding.md.
  fileprivate var classroom50: AutograderPlatform.Layout {
    .init(
      machine: "image",
      readme: readme(
        "Classroom 50",
        """
        \(publish)
           Classroom 50 only pulls public images, so students can read what is in it.
        2. Put `autograder.py` into `CLASSROOM/autograders/ASSIGNMENT` of the repository classroom50.
        3. Make the assignment with `gh teacher assignment add … --runtime runtime.json`.
        """),
      [
        "image/Dockerfile": dockerfile(uses: " classroom50"),
        "runtime.json": """
        {
          "container": {
            "image": "\(image)",
            "user": "root"
          }
        }

        """,
        "autograder.py": """
        \(made)
        # Classroom 50's runner starts it in the student's checkout.
        import subprocess

        command = "\(grade(".", course: "/opt/course", reporter: "classroom50"))"
        judged = subprocess.run(command.split(), stdout=subprocess.PIPE, check=True)
        with open("result.json", "wb") as result:
            result.write(judged.stdout)

        """,
      ])
  }

  /// autolab/docs: lab.md; autolab/Tango: vmms/Dockerfile.
  fileprivate var autolab: AutograderPlatform.Layout {
    .init(
      machine: "image", archives: ["autograde": "autograde.tar"],
      readme: readme(
        "Autolab",
        """
        1. On Tango's machine: `docker build --tag \(exercise.lowercased()) image`.
        2. The assessment's autograder: that image, `autograde-Makefile`, `autograde.tar`.
        3. The handin's file name is `handin.zip` (or change HANDIN in the Makefile), its problem is
           `\(exercise)`.
        """),
      [
        "image/Dockerfile": dockerfile(
          uses: " autolab",
          """
          # Tango starts 'make' by its autodriver, for the user autograde.
          RUN git clone --depth 1 https://github.com/autolab/Tango.git /tmp/Tango \\
            && make -C /tmp/Tango/autodriver && cp /tmp/Tango/autodriver/autodriver /usr/bin/ \\
            && chmod u+s /usr/bin/autodriver && rm -r /tmp/Tango
          RUN useradd --create-home autolab && useradd --create-home autograde \\
            && install --directory --owner autolab /home/output

          """),
        "autograde-Makefile": """
        \(made)
        HANDIN = handin.zip

        all:
        \t@tar -xf autograde.tar
        \t@sh autograde/grade $(HANDIN)

        """,
        "autograde/grade": """
        #!/bin/sh
        \(made)
        # Autolab reads the last line of what it prints.
        set -eu

        export PATH=/opt/switchboard/bin:$PATH SWITCHBOARD_CACHE="$PWD/cache"
        \(Self.unconfined)
        \(grade(#""$1""#, course: "/opt/course", reporter: "autolab"))

        """,
      ])
  }

  /// exercism/docs: building/tooling/test-runners (docker.md, interface.md).
  fileprivate var exercism: AutograderPlatform.Layout {
    .init(
      machine: ".",
      readme: readme(
        "Exercism",
        """
        The test runner's image: `docker build --tag exercism/switchboard-test-runner .`; it is started
        with the exercise's slug, the folder of the solution, and the folder for `results.json`.
        """),
      [
        "Dockerfile": dockerfile(
          """
          WORKDIR /opt/test-runner
          COPY bin bin
          ENTRYPOINT ["/opt/test-runner/bin/run.sh"]

          """),
        "bin/run.sh": """
        #!/bin/sh
        \(made)
        # run.sh SLUG SOLUTION OUTPUT
        set -eu

        \(Self.unconfined)
        \(grade(#""$2""#, course: "/opt/course", reporter: "exercism")) >"$3/results.json"

        """,
      ])
  }
}

// MARK: - Editors

/// The file by which an editor opens a folder in a container (containers.dev).
package enum Devcontainer {
  package static let path = ".devcontainer/devcontainer.json"

  /// A learner's workspace, in an image that the Containerfile makes.
  package static let workspace = """
    {
      "name": "Switchboard",
      "image": "switchboard",
      "customizations": {
        "vscode": {"extensions": ["swiftlang.swift-vscode"]}
      },
      "postAttachCommand": "switchboard status"
    }

    """
}
