import { CsvError, parse } from 'csv-parse/sync';
import { ActualsReader, type ActualsPlace, type ReadActuals } from '../rules/actuals/read-actuals.ts';

/** A file, and what has to be known of its location to read it. */
export interface FileOrder {
  readonly bytes: Uint8Array;
  readonly today: string;
  readonly timeZone: string;
  readonly currency: string | null;
}

interface ParsedLine {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Reads a file in a thread that is ended where it takes too long. */
export function readFile({ bytes, today, timeZone, currency }: FileOrder): ReadActuals {
  const text = decode(bytes);
  const head = text.slice(0, 4000).split(/\r\n|\n|\r/, 1)[0] ?? '';
  const delimiter = delimiterOf(head);
  const place: ActualsPlace = { today, currency, isTwice: (day, minutes) => isTwice(timeZone, day, minutes) };
  if (text.includes('\0')) return refuse('no_text', 1);
  try {
    let reader: ActualsReader | undefined;
    let last = 0;
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      max_record_size: 20_000,
      on_record: (parsed: unknown) => {
        const { record, info } = parsed as ParsedLine;
        last = info.lines;
        const line = { line: info.lines, cells: record };
        if (reader === undefined) reader = new ActualsReader(place, line);
        else reader.take(line);
        // Nothing is gathered beside the reader.
        return null;
      },
    });
    return reader?.conclude(delimiter !== ',') ?? refuse('no_rows', Math.max(1, last));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    return refuse('quote_not_closed', line);
  }
}

function refuse(rule: 'no_text' | 'no_rows' | 'quote_not_closed', line: number): ReadActuals {
  return { days: [], mistakes: [{ line, column: 1, name: '', rule, value: '', first_line: null }], mistake_count: 1 };
}

/** UTF-8, UTF-16 with its mark, or else the code page of Western spreadsheets. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What parts the names of the columns most often. */
function delimiterOf(head: string): ',' | ';' | '\t' {
  const counts = [',', ';', '\t'].map((sign) => head.split(sign).length);
  const most = Math.max(...counts);
  return most === counts[0] ? ',' : most === counts[1] ? ';' : '\t';
}

/** Whether a wall clock shows a time twice on a day: where it is set back. */
function isTwice(timeZone: string, day: string, minutes: number): boolean {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  const [one, other] = (['earlier', 'later'] as const).map((disambiguation) =>
    wall.toZonedDateTime(timeZone, { disambiguation }),
  );
  if (one === undefined || other === undefined || one.epochNanoseconds === other.epochNanoseconds) return false;
  // A time that is left out in spring differs too, and reads as another one.
  return one.toPlainDateTime().equals(wall);
}
