/**
 * A cell for a CSV file that people open in a spreadsheet: quoted, and with an apostrophe before anything that the
 * spreadsheet would run as a formula; some read the wide forms of its signs alike.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const guarded = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value;
  return /["',;\t\r\n=+\-@]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** One line of a CSV file, with the line end that spreadsheets expect. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
