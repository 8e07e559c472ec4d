import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_LINES, MAX_ROWS, MAX_TABLE_BYTES } from '../../../rules/limits.ts';
import { WorkbookRefused } from './workbook-refused.ts';

const PIECE = 256 * 1024;

/** Quotes a cell; line breaks become spaces, so that each row is one line and keeps its number. */
function quote(cell: string): string {
  const line = cell.replaceAll(/[\r\n]+/g, ' ');
  return /[",]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}

/** Writes the rows of a sheet as lines of a CSV file in UTF-8, each on the line of its number in the sheet. */
export class TableWriter {
  readonly #encoder = new TextEncoder();
  readonly #pieces: Uint8Array[] = [];
  #text = '';
  #bytes = 0;
  #line = 1;
  #rows = 0;
  #width = 0;

  /** Adds a row; those with nothing in them are empty lines. */
  add(number: number, cells: readonly string[]): void {
    const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (filled === 0) return;
    if (number > MAX_LINES || this.#rows > MAX_ROWS) throw new WorkbookRefused('TOO_MANY_ROWS', number);
    if (number < this.#line) throw new WorkbookRefused('WORKBOOK');
    if (filled > MAX_COLUMNS) throw new WorkbookRefused('TOO_MANY_COLUMNS', number);
    if (cells.some((cell) => cell.length > MAX_CELL_LENGTH)) throw new WorkbookRefused('CELL_TOO_LONG', number);
    // The first row says how many columns there are: cells that were left empty at the end of others count, too.
    this.#width = this.#rows === 0 ? filled : this.#width;
    const row = Array.from({ length: Math.max(filled, this.#width) }, (_one, index) => quote(cells[index] ?? ''));
    this.#rows += 1;
    this.#text += `${'\n'.repeat(number - this.#line)}${row.join(',')}\n`;
    this.#line = number + 1;
    if (this.#text.length > PIECE) this.#flush();
  }

  /** All lines. */
  finish(): Uint8Array {
    this.#flush();
    const whole = new Uint8Array(this.#bytes);
    let at = 0;
    for (const piece of this.#pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }

  #flush(): void {
    const piece = this.#encoder.encode(this.#text);
    this.#text = '';
    this.#bytes += piece.length;
    if (this.#bytes > MAX_TABLE_BYTES) throw new WorkbookRefused('WORKBOOK_TOO_LARGE');
    this.#pieces.push(piece);
  }
}
