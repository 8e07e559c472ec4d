import { csvCell } from '@hearth/kit/text/csv';
import type { Cell } from './cells.ts';
import { decimal } from './cells.ts';

/** What makes spreadsheets read the file as UTF-8. */
export const CSV_START = '\ufeff';

function toText(cell: Cell): string {
  if (cell === null) return '';
  switch (cell.type) {
    case 'text':
      return csvCell(cell.text);
    case 'number':
      return String(cell.value);
    case 'amount':
      return decimal(cell.minor, cell.digits);
    case 'date':
      return cell.day;
    case 'time':
      return cell.time;
    case 'moment':
      return cell.local.replace('T', ' ');
  }
}

/** A row of a CSV file, safe to open in a spreadsheet: texts that one would run as formulas begin with an apostrophe. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(toText).join(',')}\r\n`;
}
