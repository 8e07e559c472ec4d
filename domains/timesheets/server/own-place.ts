import { findMyEmployments } from '@hearth/domains/team/service';
import type { StaffRow } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { loadSheetPlaces } from './place.ts';
import type { SheetPlace } from './place.ts';

/** An own employment with the location that pays; another person’s is as unknown as one that does not exist. */
export async function getOwnPlace(
  tx: Tx<'self'>,
  employeeId: string,
  now: Date,
): Promise<{ readonly person: StaffRow; readonly place: SheetPlace }> {
  const person = (await findMyEmployments(tx)).find(({ id }) => id === employeeId);
  if (person === undefined) throw failure(NOT_FOUND);
  const places = await inScope(tx, SYSTEM, (system) => loadSheetPlaces(system, [person.location_id], now));
  const place = places.get(person.location_id);
  if (place === undefined) throw failure(NOT_FOUND);
  return { person, place };
}
