import { fractionDigits } from '@hearth/kit/currency';
import { csvCell } from '@hearth/kit/text/csv';
import type { ColumnSource, ExportTemplate } from '../../contract/schemas.ts';
import type { SheetLine } from '../lines.ts';

/** Somebody's sheet as it goes to payroll. */
export interface PayrollSheet {
  readonly employeeNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly location: string;
  readonly from: string;
  readonly until: string;
  readonly lines: readonly (SheetLine & { readonly positionName: string })[];
}

/** Sums of a file: minutes without the extra ones, which are among those worked; amounts without what people already have. */
export interface FileTotals {
  readonly minutes: number;
  readonly amount: number;
}

interface Row {
  readonly sheet: PayrollSheet;
  /** Kind of pay, such as `OVERTIME 50`. */
  readonly kind: string;
  readonly lines: PayrollSheet['lines'];
}

/** Thrown where a number does not fit into its column of fixed width: cut off it would be another number. */
export class ColumnTooNarrow extends Error {
  readonly header: string;
  constructor(header: string) {
    super(`A number does not fit into the column ${header}.`);
    this.header = header;
  }
}

/** The kind of pay that a line is, as payroll codes name it. */
export function payKindOf({ kind, percent, reason }: SheetLine): string {
  if (kind === 'OVERTIME' || kind === 'NIGHT') return `${kind} ${percent}`;
  return kind === 'LEAVE' || kind === 'CORRECTION' ? `${kind} ${reason}` : kind;
}

/** Writes a file. The same sheets and template give the same file. Throws when its sums differ from those of the sheets. */
export function writePayrollFile(
  template: ExportTemplate,
  sheets: readonly PayrollSheet[],
): { content: string; rows: number; totals: FileTotals } {
  const rows = sheets.flatMap((sheet) => listRows(sheet, template.rows));
  const totals = sumOf(rows.flatMap(({ lines }) => lines));
  const said = sumOf(sheets.flatMap(({ lines }) => lines));
  if (totals.minutes !== said.minutes || totals.amount !== said.amount)
    throw new Error('A payroll file has to say what its sheets say.');
  const head = template.has_header ? [writeHead(template)] : [];
  const shown = template.hours_only === true ? rows.filter(({ lines }) => hasHours(lines)) : rows;
  const body = shown.map((row) => writeRow(template, row));
  const content = [...(template.head ?? []), ...head, ...body].map((line) => `${line}\r\n`).join('');
  return { content, rows: shown.length, totals };
}

function listRows(sheet: PayrollSheet, rows: ExportTemplate['rows']): Row[] {
  if (sheet.lines.length === 0) return [];
  if (rows === 'PERSON') return [{ sheet, kind: '', lines: sheet.lines }];
  if (rows === 'LINE') return sheet.lines.map((line) => ({ sheet, kind: payKindOf(line), lines: [line] }));
  return [...Map.groupBy(sheet.lines, payKindOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, lines]) => ({ sheet, kind, lines }));
}

/** Corrections that cancel each other out have none. */
function hasHours(lines: Row['lines']): boolean {
  return lines.reduce((sum, { minutes }) => sum + minutes, 0) !== 0;
}

/** What only adds to the pay of work: its minutes, and those of its corrections, are among those worked already. */
const EXTRA: ReadonlySet<string> = new Set(['OVERTIME', 'NIGHT']);

function isExtra({ kind, reason }: SheetLine): boolean {
  return EXTRA.has(kind === 'CORRECTION' ? (reason.split(' ')[0] ?? '') : kind);
}

function sumOf(lines: readonly SheetLine[]): FileTotals {
  const minutes = lines.filter((line) => !isExtra(line)).reduce((sum, line) => sum + line.minutes, 0);
  const paid = lines.filter(({ kind, reason }) => kind !== 'DECLARED_TIPS' && !reason.startsWith('DECLARED_TIPS'));
  return { minutes, amount: paid.reduce((sum, { amount }) => sum + (amount ?? 0), 0) };
}

function writeHead({ columns, format, separator }: ExportTemplate): string {
  return format === 'FIXED'
    ? columns.map(({ header, width }) => header.slice(0, width).padEnd(width)).join('')
    : columns.map(({ header }) => csvCell(header)).join(separator);
}

function writeRow(template: ExportTemplate, row: Row): string {
  const cells = template.columns.map((column) => ({ column, ...valueOf(column.source, column.text, row, template) }));
  if (template.format === 'CSV')
    // Numbers are written as they are: a spreadsheet reads -1.50 as a number, not as a formula.
    return cells
      .map(({ value, isNumber }) => {
        if (isNumber) return value.includes(template.separator) ? `"${value}"` : value;
        return template.is_plain === true ? plainCell(value) : csvCell(value);
      })
      .join(template.separator);
  return cells
    .map(({ column, value, isNumber }) => {
      if (!isNumber) return fixedCell(value).slice(0, column.width).padEnd(column.width);
      if (value.length > column.width) throw new ColumnTooNarrow(column.header);
      return value.padStart(column.width);
    })
    .join('');
}

/** On its line, and without what a spreadsheet would run that opens the file. */
function fixedCell(value: string): string {
  const tidy = value.replaceAll(/[\r\n\t]/g, ' ');
  return NUMBER.test(tidy) ? tidy : tidy.replace(FORMULA, '');
}

const FORMULA = /^[=+\-@＝＋－＠\s]+/;

/** A number as it stands in a cell, and nothing more: what only begins like one may go on as a formula. */
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** Without what would end the cell or the line, and without what a spreadsheet would run. */
function plainCell(value: string): string {
  const tidy = value.replaceAll(/[;,"'\r\n\t]/g, ' ').trim();
  return NUMBER.test(tidy) ? tidy : tidy.replace(FORMULA, '');
}

const NUMBERS: ReadonlySet<ColumnSource> = new Set([
  'HOURS',
  'MINUTES',
  'PERCENT',
  'RATE',
  'AMOUNT',
  'REGULAR_HOURS',
  'OVERTIME_HOURS',
  'EXTRA_50_HOURS',
  'EXTRA_100_HOURS',
]);

function valueOf(source: ColumnSource, text: string, row: Row, template: ExportTemplate) {
  return { value: writeValue(source, text, row, template), isNumber: NUMBERS.has(source) };
}

function writeValue(source: ColumnSource, text: string, { sheet, kind, lines }: Row, template: ExportTemplate): string {
  if (isOfSheet(source)) return OF_SHEET[source](sheet, template);
  const [line] = lines;
  const currency = lines.find((one) => one.currency !== null)?.currency ?? null;
  const ofKind = (...kinds: SheetLine['kind'][]): number =>
    lines.filter((one) => kinds.includes(one.kind)).reduce((sum, { minutes }) => sum + minutes, 0);
  const hours = (minutes: number): string => decimal(Math.round((minutes * 100) / 60), 2, template.decimal);
  const money = (amount: number | null | undefined): string =>
    amount === null || amount === undefined || currency === null
      ? ''
      : decimal(amount, fractionDigits(currency), template.decimal);
  const all = kind === '' ? sumOf(lines).minutes : lines.reduce((sum, { minutes }) => sum + minutes, 0);
  switch (source) {
    case 'DAY':
      return lines.length === 1 ? writeDate(line?.day ?? '', template.dates) : '';
    case 'KIND':
      return kind;
    case 'PAY_CODE':
      return template.codes.find((code) => code.kind === kind)?.code ?? '';
    case 'POSITION':
      return lines.length === 1 ? (line?.positionName ?? '') : '';
    case 'HOURS':
      return hours(all);
    case 'MINUTES':
      return String(all);
    case 'PERCENT':
      return kind === '' ? '' : commonPercent(lines);
    case 'RATE':
      return lines.length === 1 ? money(line?.rate) : '';
    case 'AMOUNT':
      return money(
        kind === 'DECLARED_TIPS' ? lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0) : sumOf(lines).amount,
      );
    case 'CURRENCY':
      return currency ?? '';
    case 'TEXT':
      return text;
    case 'REGULAR_HOURS':
      return hours(ofKind('WORK') - ofKind('OVERTIME'));
    case 'OVERTIME_HOURS':
      return hours(ofKind('OVERTIME'));
    case 'EXTRA_50_HOURS':
      return hours(extraOf(lines, 50));
    case 'EXTRA_100_HOURS':
      return hours(extraOf(lines, 100));
  }
}

/** What every row of a sheet says alike. */
const OF_SHEET = {
  EMPLOYEE_NUMBER: (sheet) => sheet.employeeNumber,
  FIRST_NAME: (sheet) => sheet.firstName,
  LAST_NAME: (sheet) => sheet.lastName,
  LOCATION: (sheet) => sheet.location,
  PERIOD_FROM: (sheet, { dates }) => writeDate(sheet.from, dates),
  PERIOD_UNTIL: (sheet, { dates }) => writeDate(sheet.until, dates),
  YEAR: (sheet) => sheet.from.slice(0, 4),
  MONTH: (sheet) => String(Number(sheet.from.slice(5, 7))),
} satisfies Partial<Record<ColumnSource, (sheet: PayrollSheet, template: ExportTemplate) => string>>;

function isOfSheet(source: ColumnSource): source is keyof typeof OF_SHEET {
  return source in OF_SHEET;
}

/** What all lines of a row have in common; work past midnight is two lines at the same percent. */
function commonPercent(lines: Row['lines']): string {
  const [percent, ...others] = new Set(lines.map((line) => line.percent));
  return percent === undefined || others.length > 0 ? '' : String(percent);
}

/** Minutes that are paid so much on top. */
function extraOf(lines: Row['lines'], percent: number): number {
  return lines
    .filter((line) => line.kind === 'OVERTIME' && line.percent === percent)
    .reduce((sum, { minutes }) => sum + minutes, 0);
}

function writeDate(day: string, dates: ExportTemplate['dates']): string {
  if (dates === undefined || day === '') return day;
  const [year, month, date] = day.split('-');
  return [date, month, year].join(dates === 'DOTS' ? '.' : '/');
}

function decimal(minor: number, digits: number, mark: string): string {
  const sign = minor < 0 ? '-' : '';
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}${mark}${text.slice(-digits)}`;
}
