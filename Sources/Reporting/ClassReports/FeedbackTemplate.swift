/// The Mustache template for a student's feedback, with values from `FeedbackPage`.
enum FeedbackTemplate {
  static let html = """
    \(PageHead.text())
    <title>{{pageTitle}}: feedback for {{student}}</title>
    <style>{{{style}}}</style>
    </head>
    <body>
    <header>
    <p class="kicker">Feedback</p>
    <h1>{{pageTitle}}</h1>
    <p class="soft">{{student}}{{#about}} · {{.}}{{/about}}</p>
    {{#hasGrade}}<ul class="figures">{{#figures}}<li><b>{{value}}</b> {{meaning}}</li>{{/figures}}\
    </ul>{{/hasGrade}}
    </header>
    <main>
    {{#parts}}<section>
    {{#isNamed}}<h2 class="exercise">{{exerciseTitle}}</h2>{{/isNamed}}
    <div class="verdict {{status}}"><b>{{sign}} {{verdict}}</b>\
    {{#isJudged}}<span>{{points}} of {{maximum}} points</span>\
    <span class="bar good" aria-hidden="true"><i style="width:{{percent}}%"></i></span>{{/isJudged}}</div>
    {{#hasMessage}}<div class="message">{{{message}}}</div>{{/hasMessage}}
    {{#hasDiagnostics}}<h2>What the compiler says</h2>
    <ul class="diagnostics">{{#diagnostics}}<li>{{{explanation}}}<code>{{place}}</code> {{text}}</li>
    {{/diagnostics}}</ul>{{/hasDiagnostics}}
    {{#hasChecks}}<h2>Checks</h2>
    <ul class="checks">
    {{#checks}}<li><span class="sign {{look}}" aria-hidden="true">{{sign}}</span>\
    <span class="{{weight}}">{{name}} <span class="soft">({{verdict}})</span></span>\
    <span class="worth">{{points}}</span>\
    {{#hasSaid}}<div class="said">{{{said}}}\
    {{#hasPrinted}}<p>Your program printed:</p><pre>{{printed}}</pre>{{/hasPrinted}}</div>{{/hasSaid}}\
    </li>
    {{/checks}}</ul>{{/hasChecks}}
    {{#hasPicture}}<h2>What your objects said</h2>
    <p class="soft">In “{{pictureCheck}}”. A right answer differs at each mark.</p>
    <div class="picture" tabindex="0" role="region" aria-label="What your objects said">{{{picture}}}\
    </div>{{/hasPicture}}
    {{#notes}}<p class="soft">{{.}}</p>{{/notes}}
    </section>{{/parts}}
    </main>
    </body>
    </html>

    """
}
