/// What a page does without a network: sorts a table by a column, and shows the rows with a word.
///
/// The page's own policy lets no other script run (`ClassReportPage`).
enum PageScript {
  static let text = """
    'use strict';
    for (const button of document.querySelectorAll('th button')) {
      button.addEventListener('click', () => {
        const heading = button.closest('th');
        const table = heading.closest('table');
        const column = heading.cellIndex;
        const down = heading.getAttribute('aria-sort') === 'ascending';
        for (const other of table.querySelectorAll('th')) other.removeAttribute('aria-sort');
        heading.setAttribute('aria-sort', down ? 'descending' : 'ascending');
        const value = row => row.cells[column].dataset.value ?? row.cells[column].textContent;
        const rows = [...table.tBodies[0].rows];
        rows.sort((a, b) => value(a).localeCompare(value(b), undefined, {numeric: true}));
        if (down) rows.reverse();
        table.tBodies[0].append(...rows);
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
    window.addEventListener('beforeprint', () => {
      for (const part of document.querySelectorAll('details')) part.open = true;
    });
    """
}
