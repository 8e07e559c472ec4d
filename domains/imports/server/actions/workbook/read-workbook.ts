import { writeNumber } from '../../../rules/reading/cell-dates.ts';
import type { FileProblem } from '../../../rules/reading/encoding.ts';
import { MAX_CELL_LENGTH } from '../../../rules/limits.ts';
import { Archive } from './archive.ts';
import { readXml } from './read-xml.ts';
import { TableWriter } from './table-writer.ts';
import type { WorkbookParts } from './workbook-parts.ts';
import { readParts } from './workbook-parts.ts';
import { WorkbookRefused } from './workbook-refused.ts';

/** The first sheet of a workbook as a CSV file in UTF-8, or why it is none. */
type WorkbookAnswer =
  | { readonly csv: Uint8Array }
  | { readonly problem: FileProblem; readonly line: number | undefined };

/** The last column that a sheet can have, XFD. */
const LAST_COLUMN = 16_384;

/** The column of an address such as `AB12`, from 0; null for one that is none. */
function columnOf(address: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d{0,7}$/.exec(address ?? '')?.[1];
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column <= LAST_COLUMN ? column - 1 : null;
}

interface CellHead {
  readonly column: number;
  readonly type: string;
  readonly style: number;
}

function toText({ type, style }: CellHead, value: string, { texts, kinds, from1904 }: WorkbookParts): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  // What a formula could not compute is nothing.
  if (type === 'e') return '';
  if (type !== 'n') return value;
  const number = Number(value);
  return value.trim() === '' || !Number.isFinite(number) ? '' : writeNumber(number, kinds[style] ?? 'number', from1904);
}

function readSheet(archive: Archive, parts: WorkbookParts): Uint8Array {
  const table = new TableWriter();
  let row = 0;
  let cells: string[] = [];
  let cell: CellHead | null = null;
  let value = '';
  let isValue = false;
  let isReading = false;
  readXml(archive, parts.sheet, {
    open: (name, attributes) => {
      if (name === 'row') {
        const number = Number(attributes['r'] ?? row + 1);
        if (!Number.isInteger(number) || number < 1) throw new WorkbookRefused('WORKBOOK');
        row = number;
        cells = [];
      } else if (name === 'c') {
        const column = attributes['r'] === undefined ? cells.length : columnOf(attributes['r']);
        if (column === null) throw new WorkbookRefused('WORKBOOK');
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0) };
        value = '';
      } else if (name === 'rPh') isReading = true;
      else if (name === 'v' || name === 't') isValue = cell !== null && !isReading;
    },
    text: (piece) => {
      if (isValue && value.length <= MAX_CELL_LENGTH) value += piece;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'c' && cell !== null) {
        const text = toText(cell, value, parts);
        if (text !== '') {
          while (cells.length < cell.column) cells.push('');
          cells[cell.column] = text;
        }
        cell = null;
      } else if (name === 'row') table.add(row, cells);
    },
  });
  return table.finish();
}

/** Reads the first visible sheet of a workbook, for the thread that bounds how long that takes. */
export function readWorkbook(bytes: Uint8Array): WorkbookAnswer {
  try {
    const archive = new Archive(bytes);
    return { csv: readSheet(archive, readParts(archive)) };
  } catch (error) {
    if (error instanceof WorkbookRefused) return { problem: error.problem, line: error.line };
    // Whatever a broken archive makes of its reader: it is no workbook.
    return { problem: 'WORKBOOK', line: undefined };
  }
}
