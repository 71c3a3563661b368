/// The class report in Mustache: what is in double braces comes from `ClassReportPage`.
enum PageTemplate {
  static let text = """
    \(PageHead.text(script: "sha256-{{policy}}"))
    <title>{{title}}: {{count}} submissions</title>
    <style>{{{style}}}</style>
    </head>
    <body>
    <a class="skip" href="#students">To the table of students</a>
    <header>
    <h1>{{title}}</h1>
    <p class="soft">Exercise {{exercise}}{{#judged}}, judged {{judged}}{{/judged}}\
    {{#grader}} by Switchboard {{grader}}{{/grader}}. This page needs no network.</p>
    <ul class="figures">
    {{#figures}}<li><b>{{value}}</b> {{name}}</li>
    {{/figures}}</ul>
    </header>
    <main>

    <h2>Points</h2>
    <table>
    <caption>How many have so many points of {{maximum}}; without those that could not be judged</caption>
    <thead><tr><th scope="col">Points</th><th scope="col" class="number">Submissions</th>\
    <th scope="col"><span class="soft">Of all</span></th></tr></thead>
    <tbody>
    {{#bars}}<tr><th scope="row">{{points}}</th><td class="number">{{count}}</td>\
    <td>{{#width}}<span class="bar" style="width: {{width}}%"></span>{{/width}}</td></tr>
    {{/bars}}</tbody>
    </table>

    <h2>What most do not pass</h2>
    {{^checks}}<p>Every submission that could be run passes every check.</p>{{/checks}}
    {{#hasChecks}}<table>
    <caption>Checks, by how many do not pass them</caption>
    <thead><tr><th scope="col">Check</th><th scope="col" class="number">TODO</th>\
    <th scope="col" class="number">Do not pass</th>\
    <th scope="col"><span class="soft">Of all</span></th></tr></thead>
    <tbody>
    {{#checks}}<tr><th scope="row">{{name}}</th><td class="number">{{todo}}</td>\
    <td class="number">{{count}}</td>\
    <td><span class="bar" style="width: {{width}}%"></span></td></tr>
    {{/checks}}</tbody>
    </table>{{/hasChecks}}

    <h2>What they took for right</h2>
    {{^misconceptions}}<p>Nobody makes a mistake that the exercise knows.</p>{{/misconceptions}}
    {{#misconceptions}}<details>
    <summary><b>{{count}}</b> {{name}}</summary>
    <div><p>{{message}}</p><p><b>Who:</b> {{members}}</p></div>
    </details>
    {{/misconceptions}}

    <h2>Answers that fail alike, for a reason that is not known</h2>
    {{^unknown}}<p>There are none.</p>{{/unknown}}
    {{#hasUnknown}}<p class="soft">Each group may be a mistake that is worth a message of its own: \
    <code>switchboard new mistake</code> begins one.</p>{{/hasUnknown}}
    {{#unknown}}<details>
    <summary><b>{{count}}</b> {{first}}{{#more}} and {{more}} more{{/more}}</summary>
    <div>{{#message}}<p>{{message}}</p>{{/message}}
    <p><b>Checks:</b></p><ul>{{#checks}}<li>{{.}}</li>{{/checks}}</ul>
    <p><b>Who:</b> {{members}}</p></div>
    </details>
    {{/unknown}}

    <h2>Submissions that look alike</h2>
    <p class="soft">They share much that was not given and that few write. That says where to look, \
    and nothing else: short programs can be alike by chance. Names, numbers and comments make no \
    difference; what is alike is marked.</p>
    {{^pairs}}<p>No two do.</p>{{/pairs}}
    {{#pairs}}<details>
    <summary><b>{{share}} %</b> {{first.name}} and {{second.name}}</summary>
    <div class="side">
    {{#first}}<div><p><b>{{name}}</b></p>{{#files}}<p><code>{{file}}</code></p>\
    <pre>{{#lines}}{{#alike}}<mark>{{text}}</mark>{{/alike}}{{^alike}}{{text}}{{/alike}}
    {{/lines}}</pre>{{/files}}</div>{{/first}}
    {{#second}}<div><p><b>{{name}}</b></p>{{#files}}<p><code>{{file}}</code></p>\
    <pre>{{#lines}}{{#alike}}<mark>{{text}}</mark>{{/alike}}{{^alike}}{{text}}{{/alike}}
    {{/lines}}</pre>{{/files}}</div>{{/second}}
    </div>
    </details>
    {{/pairs}}

    <h2 id="students">Students</h2>
    <p><label>Show those with <input type="search" placeholder="a name, a verdict, a mistake"></label> \
    <span role="status"><span id="shown">{{count}}</span> of {{count}}</span></p>
    <table>
    <caption>A row for each submission; a heading sorts by its column</caption>
    <thead><tr>\
    <th scope="col"><button type="button">Submission</button></th>\
    <th scope="col"><button type="button">Verdict</button></th>\
    <th scope="col" class="number"><button type="button">Points</button></th>\
    <th scope="col" class="number"><button type="button">Not passed</button></th>\
    <th scope="col"><button type="button">Why</button></th></tr></thead>
    <tbody>
    {{#rows}}<tr><th scope="row">{{name}}</th><td class="{{status}}">{{sign}} {{verdict}}</td>\
    <td class="number" data-value="{{order}}">{{points}}</td><td class="number">{{open}}</td>\
    <td>{{why}}</td></tr>
    {{/rows}}</tbody>
    </table>
    </main>
    <script>{{{script}}}</script>
    </body>
    </html>

    """
}
