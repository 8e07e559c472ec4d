import { toStorable } from '@hearth/kit/storable';
import type { Cell } from './cells.ts';
import { decimal } from './cells.ts';
import { LONGEST_CELL } from './limits.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DAY_MS = 86_400_000;
/** The day before the first that all spreadsheets count alike: they take 1900 for a leap year. */
const FIRST_DAY = Date.UTC(1900, 2, 1);
const ZERO_DAY = Date.UTC(1899, 11, 30);

/** The formats of cells, by their position in the list of styles. */
const STYLE = { heading: 1, text: 2, date: 3, time: 4, moment: 5, whole: 6, cents: 7, mills: 8 } as const;
const AMOUNT_STYLES = [STYLE.whole, STYLE.whole, STYLE.cents, STYLE.mills] as const;
/** The widths of columns, in characters. */
const WIDTHS = { text: 24, number: 12, amount: 14, date: 12, time: 9, moment: 28 } as const;

/** A type of column. */
type ColumnType = keyof typeof WIDTHS;

const KEPT_SIGNS = '\t\n\r';

/** Escapes text for XML and leaves out what XML cannot hold: control characters and halves of surrogate pairs. */
export function escapeXml(text: string): string {
  return (
    toStorable(text)
      .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, (sign) => (KEPT_SIGNS.includes(sign) ? sign : ''))
      // Spreadsheets read such a sequence as the character with that number.
      .replaceAll(/_x([0-9A-Fa-f]{4})_/g, '_x005F_x$1_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

/** The parts of a workbook that do not depend on its rows, by their path in the archive. */
export function workbookParts(title: string): Readonly<Record<string, string>> {
  const name =
    escapeXml(
      Array.from(title.replaceAll(/[\\/?*[\]:']/g, ' ').trim())
        .slice(0, 31)
        .join(''),
    ) || 'Hearth';
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml(),
  };
}

function stylesXml(): string {
  const formats = ['yyyy\\-mm\\-dd', 'hh:mm', 'yyyy\\-mm\\-dd\\ hh:mm', '#,##0.000'];
  const numFmts = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('');
  const xf = (format: number, more = ''): string =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;
  // Text keeps being text when its cell is edited: nothing in it becomes a formula.
  const text = xf(49, ' quotePrefix="1"');
  const heading = '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" quotePrefix="1"/>';
  const cellXfs = [xf(0), heading, text, xf(164), xf(165), xf(166), xf(3), xf(4), xf(167)];
  return `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${numFmts}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellXfs.length}">${cellXfs.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

/** The start of the sheet, up to its first row. The row of headings stays in view. */
export function sheetStart(columns: readonly ColumnType[], isRightToLeft: boolean): string {
  const cols = columns
    .map((type, index) => `<col min="${index + 1}" max="${index + 1}" width="${WIDTHS[type]}" customWidth="1"/>`)
    .join('');
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols}</cols><sheetData>`;
}

export const SHEET_END = '</sheetData></worksheet>';

/** The address of a cell, such as `AB12`: not every program counts cells that have none. */
function addressOf(column: number, row: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row}`;
}

/** The row of headings, which is the first. */
export function headingRow(headings: readonly string[]): string {
  const cells = headings.map((heading, column) => textCell(addressOf(column, 1), heading, STYLE.heading));
  return `<row r="1">${cells.join('')}</row>`;
}

/** A row of a sheet; rows are numbered from 1, the headings'. */
export function sheetRow(cells: readonly Cell[], row: number): string {
  return `<row r="${row}">${cells.map((cell, column) => toXml(cell, addressOf(column, row))).join('')}</row>`;
}

function textCell(address: string, text: string, style: number): string {
  const short = text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL) : text;
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(short)}</t></is></c>`;
}

const numberCell = (address: string, value: number | string, style: number): string =>
  `<c r="${address}" s="${style}"><v>${value}</v></c>`;

/** The days from the start of a spreadsheet's calendar; null before its first sure day. */
function serialOf(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || at < FIRST_DAY ? null : (at - ZERO_DAY) / DAY_MS;
}

function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / 1440;
}

function toXml(cell: Cell, address: string): string {
  if (cell === null) return '';
  switch (cell.type) {
    case 'text':
      return textCell(address, cell.text, STYLE.text);
    case 'number':
      return numberCell(address, cell.value, 0);
    case 'amount':
      return numberCell(address, decimal(cell.minor, cell.digits), AMOUNT_STYLES[cell.digits] ?? STYLE.mills);
    case 'date': {
      const serial = serialOf(cell.day);
      return serial === null ? textCell(address, cell.day, STYLE.text) : numberCell(address, serial, STYLE.date);
    }
    case 'time':
      return numberCell(address, timeOfDay(cell.time), STYLE.time);
    case 'moment': {
      const serial = serialOf(cell.local.slice(0, 10));
      return serial === null
        ? textCell(address, cell.local.replace('T', ' '), STYLE.text)
        : numberCell(address, serial + timeOfDay(cell.local.slice(11, 16)), STYLE.moment);
    }
  }
}
