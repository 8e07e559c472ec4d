const DAY_MS = 86_400_000;
const ZERO_DAY = Date.UTC(1899, 11, 30);
/** Workbooks of old Macs count from four years and a day later. */
const DAYS_TO_1904 = 1462;

/** What a number of a workbook is by its format: a count, or a point of the calendar or the clock. */
export type NumberKind = 'number' | 'date' | 'time' | 'moment' | 'hours';

/** The kind of the formats that are known by their number alone. */
export function kindOfBuiltIn(id: number): NumberKind {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return 'date';
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47) return 'time';
  if (id === 46) return 'hours';
  return id === 22 ? 'moment' : 'number';
}

/** The kind of a format of one's own, such as `dd/mm/yyyy`. What stands in quotes or brackets is no part of it. */
export function kindOfFormat(code: string): NumberKind {
  if (/\[h+\]/i.test(code)) return 'hours';
  const letters = code
    .slice(0, 300)
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\[[^[\]]*\]/g, '')
    .replaceAll(/\\./g, '')
    .replaceAll(/[_*]./g, '')
    .toLowerCase();
  const hasDay = /[yd]/.test(letters);
  const hasTime = /[hs]/.test(letters);
  if (hasDay && hasTime) return 'moment';
  if (hasDay || (/m/.test(letters) && !hasTime && !/[0#?]/.test(letters))) return 'date';
  return hasTime ? 'time' : 'number';
}

const plain = (value: number): string => {
  const text = String(Number(value.toPrecision(15)));
  // Three digits after a point could be thousands: a fourth says that they are none.
  return /^-?\d+\.\d{3}$/.test(text) ? `${text}0` : text;
};

/** Writes a number of a workbook as a CSV file would have it: dates as `2026-11-28`, times as `18:30`, hours as a number. */
export function writeNumber(value: number, kind: NumberKind, from1904: boolean): string {
  if (kind === 'number') return plain(value);
  if (kind === 'hours') return plain(Math.round(value * 24 * 3600) / 3600);
  const minutes = Math.round((value - Math.floor(value)) * 1440) % 1440;
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  if (kind === 'time') return time;
  const days = Math.floor(value + 1 / 2880) + (from1904 ? DAYS_TO_1904 : 0);
  // Beyond the calendar that anybody writes: then it is a number that only looks like a date.
  if (days < 1 || days > 110_000) return plain(value);
  const day = new Date(ZERO_DAY + days * DAY_MS).toISOString().slice(0, 10);
  return kind === 'moment' && minutes !== 0 ? `${day}T${time}` : day;
}
