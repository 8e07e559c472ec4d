import { Zip, ZipDeflate, strToU8 } from 'fflate';
import type { ExportFormat } from '../contract/schemas.ts';
import { CSV_START, csvRow } from '../rules/csv-row.ts';
import { headingRow, SHEET_END, sheetRow, sheetStart, workbookParts } from '../rules/sheet-xml.ts';
import type { FileColumn } from './list-export.ts';

/** The types of files by their format. */
export const FILE_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A file that is about to be written: rows come in portions, of which one at a time is in memory. */
interface FileToWrite<Row> {
  readonly title: string;
  readonly columns: readonly FileColumn<Row>[];
  readonly portions: AsyncIterable<readonly Row[]>;
  readonly isRightToLeft: boolean;
  readonly now: Date;
}

/** The bytes of a file, as its rows come: one piece of each portion. */
export function writeFile<Row>(format: ExportFormat, file: FileToWrite<Row>): AsyncGenerator<Uint8Array> {
  return format === 'csv' ? writeCsv(file) : writeWorkbook(file);
}

async function* writeCsv<Row>({ columns, portions }: FileToWrite<Row>): AsyncGenerator<Uint8Array> {
  const headings = csvRow(columns.map(({ heading }) => ({ type: 'text', text: heading })));
  yield Buffer.from(`${CSV_START}${headings}`);
  for await (const rows of portions)
    yield Buffer.from(rows.map((row) => csvRow(columns.map(({ cell }) => cell(row)))).join(''));
}

async function* writeWorkbook<Row>(file: FileToWrite<Row>): AsyncGenerator<Uint8Array> {
  const { columns, portions, now } = file;
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const begin = (path: string): ZipDeflate => {
    const entry = new ZipDeflate(path);
    entry.mtime = now;
    zip.add(entry);
    return entry;
  };
  for (const [path, xml] of Object.entries(workbookParts(file.title))) begin(path).push(strToU8(xml), true);
  const sheet = begin('xl/worksheets/sheet1.xml');
  const start = sheetStart(
    columns.map(({ type }) => type),
    file.isRightToLeft,
  );
  sheet.push(strToU8(`${start}${headingRow(columns.map(({ heading }) => heading))}`));
  let number = 1;
  for await (const rows of portions) {
    const xml = rows.map((row) => {
      number += 1;
      return sheetRow(
        columns.map(({ cell }) => cell(row)),
        number,
      );
    });
    sheet.push(strToU8(xml.join('')));
    if (ready.length > 0) yield Buffer.concat(ready.splice(0));
  }
  sheet.push(strToU8(SHEET_END), true);
  zip.end();
  yield Buffer.concat(ready.splice(0));
}
