/** The least width of a column with its cards, the width of a folded one, and the gap between two; in pixels. */
export const COLUMN_WIDTH = 176;
export const RAIL_WIDTH = 44;
export const COLUMN_GAP = 12;
/** Below this the board is a phone's: one column after the other is swiped into view, none is folded by itself. */
const PHONE_ROOM = 600;
/** So many columns stay open however little room there is. */
const FEWEST_OPEN = 2;

/** The inputs that decide which columns are folded. */
export interface FoldInput {
  /** The columns, first to last. */
  readonly order: readonly string[];
  /** What the reader chose: true is folded. */
  readonly choices: ReadonlyMap<string, boolean>;
  /** A column that stays open because something in it is. */
  readonly keep?: string | undefined;
  /** Pixels between the edges of the board. */
  readonly room: number;
}

/** The columns to fold: those the reader folded, and from the end as many as needed to fit. */
export function findFoldedColumns({ order, choices, keep, room }: FoldInput): ReadonlySet<string> {
  const folded = new Set(order.filter((id) => choices.get(id) === true));
  if (room < PHONE_ROOM) return folded;
  const needed = (): number =>
    (order.length - folded.size) * COLUMN_WIDTH + folded.size * RAIL_WIDTH + (order.length - 1) * COLUMN_GAP;
  for (const id of order.toReversed()) {
    if (needed() <= room || order.length - folded.size <= FEWEST_OPEN) break;
    if (id !== keep && choices.get(id) !== false) folded.add(id);
  }
  return folded;
}
