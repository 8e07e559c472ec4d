/** The cursor: a row, a day (0 to 6) and a block of the cell; an empty cell has item 0. */
export interface GridCursor {
  readonly row: string;
  readonly day: number;
  readonly item: number;
}

/** A direction in reading order: `before` is to the left in most languages and to the right in Arabic. */
export type CursorStep =
  | 'up'
  | 'down'
  | 'before'
  | 'after'
  | 'first_day'
  | 'last_day'
  | 'first_row'
  | 'last_row'
  | 'page_up'
  | 'page_down';

/** The rows and cells that the cursor moves over. */
export interface CursorBounds {
  /** Keys of the lines that can be stood on, in order. */
  readonly rows: readonly string[];
  /** How many blocks a cell has. */
  readonly count: (row: string, day: number) => number;
}

const LAST_DAY = 6;
const PAGE = 10;

/** One step of the keyboard. Up and down go through the blocks of a cell before they leave it; edges hold. */
export function moveCursor(cursor: GridCursor, step: CursorStep, ground: CursorBounds): GridCursor {
  const { rows } = ground;
  const at = Math.max(0, rows.indexOf(cursor.row));
  const inRow = (index: number, day: number, enter: 'first' | 'last'): GridCursor => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)] ?? cursor.row;
    return { row, day, item: enter === 'first' ? 0 : Math.max(0, ground.count(row, day) - 1) };
  };
  switch (step) {
    case 'up':
      if (cursor.item > 0) return { ...cursor, item: cursor.item - 1 };
      return at === 0 ? cursor : inRow(at - 1, cursor.day, 'last');
    case 'down':
      if (cursor.item + 1 < ground.count(cursor.row, cursor.day)) return { ...cursor, item: cursor.item + 1 };
      return at === rows.length - 1 ? cursor : inRow(at + 1, cursor.day, 'first');
    case 'before':
      return cursor.day === 0 ? cursor : inRow(at, cursor.day - 1, 'first');
    case 'after':
      return cursor.day === LAST_DAY ? cursor : inRow(at, cursor.day + 1, 'first');
    case 'first_day':
      return inRow(at, 0, 'first');
    case 'last_day':
      return inRow(at, LAST_DAY, 'first');
    case 'first_row':
      return inRow(0, cursor.day, 'first');
    case 'last_row':
      return inRow(rows.length - 1, cursor.day, 'first');
    case 'page_up':
      return inRow(at - PAGE, cursor.day, 'first');
    case 'page_down':
      return inRow(at + PAGE, cursor.day, 'first');
  }
}

/** Keeps the cursor valid after rows or blocks changed: the same row if possible, the nearest block. */
export function settleCursor(cursor: GridCursor | null, ground: CursorBounds): GridCursor | null {
  const first = ground.rows[0];
  if (first === undefined) return null;
  if (cursor === null) return { row: first, day: 0, item: 0 };
  const row = ground.rows.includes(cursor.row) ? cursor.row : first;
  const item = Math.min(cursor.item, Math.max(0, ground.count(row, cursor.day) - 1));
  return row === cursor.row && item === cursor.item ? cursor : { row, day: cursor.day, item };
}

const KEYS: Readonly<Record<string, CursorStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first_day',
  End: 'last_day',
  PageUp: 'page_up',
  PageDown: 'page_down',
};

/** The cursor step of a key, mirrored in right-to-left pages; null for other keys. */
export function toCursorStep(key: string, control: boolean, rtl: boolean): CursorStep | null {
  if (key === 'ArrowLeft') return rtl ? 'after' : 'before';
  if (key === 'ArrowRight') return rtl ? 'before' : 'after';
  if (control && key === 'Home') return 'first_row';
  if (control && key === 'End') return 'last_row';
  return KEYS[key] ?? null;
}
