/** A month as a value: YYYY-MM. */
export type IsoMonth = string;

/** Reads YYYY-MM strictly; undefined when it is another form or no month. */
export function parseIsoMonth(text: string): { year: number; month: number } | undefined {
  const parts = /^(\d{4})-(0[1-9]|1[0-2])$/u.exec(text);
  return parts === null ? undefined : { year: Number(parts[1]), month: Number(parts[2]) };
}

/** Writes a month as people read it in a month picker: MM/YYYY. */
export function monthText(month: IsoMonth): string {
  const read = parseIsoMonth(month);
  return read === undefined ? '' : `${String(read.month).padStart(2, '0')}/${String(read.year).padStart(4, '0')}`;
}
