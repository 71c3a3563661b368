/// What one student reads of one submission, in Mustache.
enum FeedbackTemplate {
  static let html = """
    \(PageHead.text())
    <title>{{title}}: {{verdict}}</title>
    <style>{{{style}}}</style>
    </head>
    <body>
    <header>
    <h1>{{title}}</h1>
    <p class="soft">{{name}}{{#judged}}, judged {{judged}}{{/judged}}</p>
    <p class="{{status}}"><b>{{sign}} {{verdict}}</b>{{#points}}, {{points}} of {{maximum}} points\
    {{/points}}</p>
    </header>
    <main>
    {{#message}}<p>{{message}}</p>{{/message}}
    {{#hasDiagnostics}}<h2>What the compiler says</h2>
    <ul>{{#diagnostics}}<li><code>{{place}}</code> {{text}}</li>
    {{/diagnostics}}</ul>{{/hasDiagnostics}}
    {{#conversation}}<h2>What your objects said</h2>
    <p class="soft">In “{{check}}”, beside the model's conversation.</p>
    {{{picture}}}{{/conversation}}
    {{#hasChecks}}<h2>Checks</h2>
    <table>
    <caption>Each with its points, and what was found</caption>
    <thead><tr><th scope="col">Check</th><th scope="col">Verdict</th>\
    <th scope="col" class="number">Points</th></tr></thead>
    <tbody>
    {{#checks}}<tr><th scope="row">{{name}}{{#messages}}<br><span class="soft">{{.}}</span>\
    {{/messages}}{{#printed}}<pre>{{printed}}</pre>{{/printed}}</th>\
    <td class="{{class}}">{{sign}} {{verdict}}</td><td class="number">{{points}}/{{maximum}}</td></tr>
    {{/checks}}</tbody>
    </table>{{/hasChecks}}
    {{#hasIgnored}}<p class="soft">Handed in and not looked at: {{ignored}}</p>{{/hasIgnored}}
    </main>
    </body>
    </html>

    """
}
