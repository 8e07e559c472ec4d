/** Somebody who may work at a location. */
export interface Holder {
  readonly position_id: string | null;
  readonly works_at: string;
}

/** Whether somebody may hold a shift: they work at its location, in its position. A shift without a position is for everybody there. */
export function canHold(
  person: Holder,
  shift: { readonly location_id: string; readonly position_id: string | null },
): boolean {
  return (
    person.works_at === shift.location_id && (shift.position_id === null || shift.position_id === person.position_id)
  );
}
