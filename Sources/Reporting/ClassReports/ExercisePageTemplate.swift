/// The Mustache template for one exercise of the class report, with values from `ExerciseSection`.
enum ExercisePageTemplate {
  static let text = """
    {{#isNamed}}<h2 class="exercise">{{exerciseTitle}} <span class="soft">{{name}}</span></h2>
    <figure>{{{ownChart}}}</figure>{{/isNamed}}
    <section>
    <h2>What most do not pass</h2>
    {{^hasChecks}}<p>Every submission that could be run passes every check.</p>{{/hasChecks}}
    {{#hasChecks}}<table class="bars">
    <caption>Checks, by how many of the {{run}} submissions that could be run do not pass them</caption>
    <thead><tr><th scope="col">Check</th><th scope="col" class="number">TODO</th>\
    <th scope="col" class="number">Not passed</th><th scope="col" class="number">Share</th>\
    <td></td></tr></thead>
    <tbody>
    {{#checks}}<tr><th scope="row">{{checkName}}</th><td class="number">{{todo}}</td>\
    <td class="number">{{number}}</td><td class="number soft">{{percent}} %</td>\
    <td><span class="bar"><i style="width:{{percent}}%"></i></span></td></tr>
    {{/checks}}</tbody>
    </table>{{/hasChecks}}
    </section>

    <section>
    <h2>Known mistakes</h2>
    {{^misconceptions}}<p>Nobody makes a mistake that the exercise knows.</p>{{/misconceptions}}
    {{#misconceptions}}<details>
    <summary><span class="tag">{{number}}</span> <b>{{mistake}}</b> <span class="soft">{{firstCheck}}\
    {{#hasMore}} and {{more}} more{{/hasMore}}</span></summary>
    <div>{{{said}}}<p class="who"><b>Who</b> {{{members}}}</p></div>
    </details>
    {{/misconceptions}}
    </section>

    <section>
    <h2>What they fail alike, and no known mistake</h2>
    {{^hasUnknown}}<p>There are no such groups.</p>{{/hasUnknown}}
    {{#hasUnknown}}<p class="soft">A large group may be a mistake that is worth a message of its own: \
    add a folder for it to the exercise's Mistakes.</p>{{/hasUnknown}}
    {{#unknown}}<details>
    <summary><span class="tag">{{number}}</span> <b>{{firstCheck}}</b>\
    {{#hasMore}} <span class="soft">and {{more}} more</span>{{/hasMore}}</summary>
    <div>{{{said}}}
    {{#hasMore}}<ul>{{#failing}}<li>{{.}}</li>{{/failing}}</ul>{{/hasMore}}
    <p class="who"><b>Who</b> {{{members}}}</p></div>
    </details>
    {{/unknown}}
    </section>

    {{#hasFlagged}}<section>
    <h2>To look at before you trust the verdict</h2>
    <p class="soft">These use something that no right answer of the exercise does. Most have an honest \
    reason. To reject them, grade with --strict.</p>
    <table><thead><tr><th scope="col">Student</th><th scope="col">Place</th><th scope="col">Why</th></tr></thead>
    <tbody>
    {{#flagged}}<tr><th scope="row">{{{flaggedName}}}</th><td><code>{{flaggedPlace}}</code></td>\
    <td>{{{flaggedFor}}}</td></tr>
    {{/flagged}}</tbody>
    </table>
    </section>
    {{/hasFlagged}}
    <section class="alike">
    <h2>Submissions that look alike</h2>
    <p class="soft">This is never a verdict. It says where to look: two share much that was not given, \
    and that few of the class write; of short programs that happens by chance. Names, numbers and \
    comments make no difference. What is shared is <mark>marked</mark>, what was given is pale.</p>
    <p>{{pairsText}}</p>
    {{#hasPairs}}{{{pairs}}}{{/hasPairs}}
    </section>
    """
}
