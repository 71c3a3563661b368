/// The script of the class report: sorts the table by a column, filters rows by a word, and unfolds
/// everything but source code for printing.
///
/// The page's policy allows no other script (`ClassReportPage`).
enum PageScript {
  static let text = """
    'use strict';
    const order = new Intl.Collator(undefined, {numeric: true});
    for (const button of document.querySelectorAll('th button')) {
      button.addEventListener('click', () => {
        const heading = button.closest('th');
        const table = heading.closest('table');
        const column = heading.cellIndex;
        const down = heading.getAttribute('aria-sort') === 'ascending';
        for (const other of table.querySelectorAll('th')) other.removeAttribute('aria-sort');
        heading.setAttribute('aria-sort', down ? 'descending' : 'ascending');
        const value = row => row.cells[column].dataset.value ?? row.cells[column].textContent;
        const rows = [...table.tBodies[0].rows].map(row => [value(row), row]);
        const number = rows.every(([text]) => text !== '' && !isNaN(text));
        rows.sort(([a], [b]) => number ? a - b : order.compare(a, b));
        if (down) rows.reverse();
        table.tBodies[0].append(...rows.map(([, row]) => row));
      });
    }
    const search = document.querySelector('input[type=search]');
    const shown = document.getElementById('shown');
    search?.addEventListener('input', () => {
      const word = search.value.trim().toLowerCase();
      let count = 0;
      for (const row of document.querySelectorAll('#students tbody tr')) {
        row.hidden = !row.textContent.toLowerCase().includes(word);
        if (!row.hidden) count += 1;
      }
      shown.textContent = `${count}`;
    });
    let folded = [];
    window.addEventListener('beforeprint', () => {
      folded = [...document.querySelectorAll('section:not(.alike) > details:not([open])')];
      for (const part of folded) part.open = true;
    });
    window.addEventListener('afterprint', () => {
      for (const part of folded) part.open = false;
    });
    """
}
