/** The chosen shifts, and the one from which Shift extends. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: CellPosition | null;
}

/** A cell by its line and day. */
export interface CellPosition {
  readonly row: string;
  readonly day: number;
}

/** The shifts that a selection chooses from. */
export interface SelectionBounds {
  readonly rows: readonly string[];
  readonly idsAt: (row: string, day: number) => readonly string[];
}

export const NOTHING_CHOSEN: Selection = { ids: new Set(), anchor: null };

/** Chooses one block alone. */
export function selectOnly(place: CellPosition, ids: readonly string[]): Selection {
  return { ids: new Set(ids), anchor: place };
}

/** Adds a block, or takes it out again (Ctrl-click). */
export function toggleSelected(selection: Selection, place: CellPosition, ids: readonly string[]): Selection {
  const next = new Set(selection.ids);
  const chosen = ids.every((id) => next.has(id));
  for (const id of ids) {
    if (chosen) next.delete(id);
    else next.add(id);
  }
  return { ids: next, anchor: place };
}

/** Chooses everything in the rectangle between the anchor and a cell (Shift-click). */
export function extendSelection(selection: Selection, place: CellPosition, ground: SelectionBounds): Selection {
  const anchor = selection.anchor ?? place;
  const [top, bottom] = inOrder(ground.rows.indexOf(anchor.row), ground.rows.indexOf(place.row));
  const [first, last] = inOrder(anchor.day, place.day);
  const ids = new Set<string>();
  for (const row of ground.rows.slice(Math.max(0, top), bottom + 1)) {
    for (let day = first; day <= last; day += 1) for (const id of ground.idsAt(row, day)) ids.add(id);
  }
  return { ids, anchor };
}

/** Without shifts that are no longer there. The same object when nothing was lost. */
export function withoutGone(selection: Selection, isThere: (id: string) => boolean): Selection {
  const ids = [...selection.ids].filter(isThere);
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}

function inOrder(one: number, other: number): readonly [number, number] {
  return one <= other ? [one, other] : [other, one];
}
