/// The Mustache template of the class report. Double braces contain values from `ClassReportPage`,
/// triple braces contain HTML that we generate.
enum PageTemplate {
  static let text = """
    \(PageHead.text(script: "sha256-{{policy}}"))
    <title>{{pageTitle}}: class report</title>
    <style>{{{style}}}</style>
    </head>
    <body>
    <a class="skip" href="#students">To the table of students</a>
    <header>
    <p class="kicker">Class report</p>
    <h1>{{pageTitle}}</h1>
    <p class="soft">{{exerciseNames}}{{#judgedAt}} · judged {{judgedAt}}{{/judgedAt}}\
    {{#grader}} by Switchboard {{grader}}{{/grader}}</p>
    {{#guarantee}}<p class="soft">{{guarantee}}</p>{{/guarantee}}
    <ul class="figures">
    {{#figures}}<li><b>{{value}}</b> {{meaning}}</li>
    {{/figures}}</ul>
    </header>
    <main>
    <section class="overview">
    <div class="stack" role="img" aria-label="{{sharesText}}">{{#shares}}<i class="{{look}}" \
    style="width:{{width}}%"></i>{{/shares}}</div>
    <ul class="legend">{{#shares}}<li><i class="{{look}}"></i>{{sign}} {{word}} <b>{{number}}</b></li>\
    {{/shares}}</ul>
    <div class="charts">
    {{#charts}}<figure><figcaption><h2>{{chartTitle}}</h2> <span class="soft">{{note}}</span>\
    </figcaption>
    {{{chart}}}</figure>
    {{/charts}}</div>
    {{#hasTries}}<table class="narrow">
    <caption>{{triesText}}</caption>
    <thead><tr><th scope="col" class="number">Attempt</th><th scope="col" class="number">Count</th>\
    <th scope="col" class="number">Passed</th><th scope="col" class="number">Median</th></tr></thead>
    <tbody>{{#tries}}<tr><th scope="row" class="number">{{attempt}}</th>\
    <td class="number">{{number}}</td><td class="number">{{passed}} ({{percent}} %)</td>\
    <td class="number">{{median}}</td></tr>{{/tries}}</tbody>
    </table>{{/hasTries}}
    </section>

    {{#exercises}}\(ExercisePageTemplate.text){{/exercises}}

    <section id="students">
    <h2>Students</h2>
    <p><label>Show those with <input type="search" placeholder="a name, a verdict, a mistake"></label> \
    <span role="status" class="soft"><span id="shown">{{total}}</span> of {{total}}</span></p>
    <div class="wide" tabindex="0" role="region" aria-label="Students"><table>
    <caption>A heading sorts by its column</caption>
    <thead><tr>{{#columns}}<th scope="col" class="{{look}}"><button type="button">{{heading}}\
    </button></th>{{/columns}}</tr></thead>
    <tbody>
    {{#rows}}<tr><th scope="row">{{{student}}}</th>{{{cells}}}</tr>
    {{/rows}}</tbody>
    </table></div>
    </section>
    </main>
    <script>{{{script}}}</script>
    </body>
    </html>

    """
}
