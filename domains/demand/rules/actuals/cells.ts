/** The calendar day of a cell such as 2026-11-30 or 30.11.2026. A day written with slashes has two meanings: it is refused. */
export function readDay(cell: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell);
  const parts = iso === null ? dotted?.slice(1).reverse() : iso.slice(1);
  if (parts === undefined) return undefined;
  const [year = '', month = '', day = ''] = parts;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}

/** The minutes from midnight of a cell such as 9:30, 09:30:00, 9.30 or 21; its end is 24:00 and no beginning. */
export function readMinutes(cell: string): number | undefined {
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?(?::00)?$/.exec(cell);
  if (parts === null) return undefined;
  const minutes = Number(parts[1]) * 60 + Number(parts[2] ?? 0);
  return minutes < 24 * 60 && Number(parts[2] ?? 0) < 60 ? minutes : undefined;
}

/** The number of a cell: 1234.5, 1,234.50, 1.234,50 or 1 234,50. One mark before three digits groups them where another does so too. */
export function readNumber(cell: string, decimalComma: boolean): number | undefined {
  const text = cell.replaceAll(/[\s’']/g, '').replace(/^[−–]/, '-');
  const [decimal, grouping] = decimalComma ? [',', '.'] : ['.', ','];
  const [whole = '', rest, ...more] = text.split(decimal);
  if (more.length > 0 || (rest !== undefined && !/^\d+$/.test(rest))) return undefined;
  const groups = whole.split(grouping);
  const isGrouped =
    groups.length === 1 || groups.every((part, index) => (index === 0 ? /^-?\d{1,3}$/ : /^\d{3}$/).test(part));
  const digits = groups.join('');
  return isGrouped && /^-?\d{1,15}$/.test(digits) ? Number(`${digits}.${rest ?? '0'}`) : undefined;
}

/** Whether numbers are written with a decimal comma, by cells that leave no doubt; else as it is where columns are parted by semicolons. */
export function guessDecimalComma(cells: readonly string[], otherwise: boolean): boolean {
  const shapes = cells.map((cell) => cell.replaceAll(/[^.,\d]/g, ''));
  if (shapes.some((shape) => /,\d{1,2}$/.test(shape) || /\.\d{3},/.test(shape))) return true;
  if (shapes.some((shape) => /\.\d{1,2}$/.test(shape) || /,\d{3}\./.test(shape))) return false;
  return otherwise;
}
