import { newId } from '@hearth/kit/id';
import { initialVersion } from '@hearth/platform/database/versioned-rows';
import type { Work } from '@hearth/platform/module';
import type { DayNoteContent, StationContent } from '../contract/schemas.ts';
import { insertDayNotes } from '../server/queries/day-note.ts';
import { insertStations } from '../server/queries/station.ts';

/** Writes notes on days of a brand. */
export function seedDayNotes(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  { groupId, brandId, userId }: { readonly groupId: string; readonly brandId: string; readonly userId: string },
  notes: readonly DayNoteContent[],
): Promise<void> {
  const at = clock.now();
  const rows = notes.map((note) => ({
    ...note,
    ...initialVersion({ by: userId, at }),
    id: newId(at.getTime()),
    group_id: groupId,
    brand_id: brandId,
    idempotency_key: newId(),
  }));
  return insertDayNotes(db, rows);
}

/** Gives a location stations, in this order. */
export function seedStations(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  { groupId, locationId, userId }: { readonly groupId: string; readonly locationId: string; readonly userId: string },
  stations: readonly StationContent[],
): Promise<void> {
  const at = clock.now();
  const rows = stations.map((station, index) => ({
    ...station,
    ...initialVersion({ by: userId, at }),
    id: newId(at.getTime()),
    group_id: groupId,
    location_id: locationId,
    former_names: [],
    place: index + 1,
    idempotency_key: newId(),
  }));
  return insertStations(db, rows);
}
