import { findPositions } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listMyConsents as contract } from '../../../contract/consent-endpoints.ts';
import type { ShiftContent } from '../../../contract/schemas.ts';
import { CONSENT_TEXT_VERSION, MOST_CONSENTS } from '../../../rules/limits.ts';
import { stateOf } from '../../actions/consents.ts';
import { findMyOpenConsents } from '../../queries/consent.ts';
import { findPlaces } from '../../queries/place.ts';
import { findShiftsById } from '../../queries/shift.ts';

const timesOf = ({ date, start, end }: ShiftContent) => ({ date, start, end });

/** What waits and still stands: a draft is nobody’s to see, but whether it is still what was asked is. */
export const listMyConsents = implement(contract, async (_input, { db, clock }) => {
  const now = clock.now();
  const rows = await findMyOpenConsents(db, now, MOST_CONSENTS);
  if (rows.length === 0) return { consents: [] };
  return inScope(db, SYSTEM, async (system) => {
    const shifts = new Map(
      (
        await findShiftsById(
          system,
          rows.map((row) => row.shift_id),
        )
      ).map((row) => [row.id, row]),
    );
    const places = new Map(
      (
        await findPlaces(
          system,
          rows.map((row) => row.location_id),
        )
      ).map((one) => [one.id, one]),
    );
    const groups = [...new Set(rows.map((row) => row.group_id))];
    const positions = new Map<string, string>();
    for (const group of groups) for (const { id, name } of await findPositions(system, group)) positions.set(id, name);
    return {
      consents: rows.flatMap((row) => {
        const place = places.get(row.location_id);
        if (place === undefined || stateOf(row, shifts.get(row.shift_id), now) !== 'WAITING') return [];
        const isOwn = row.before?.employee_id === row.employee_id;
        return {
          id: row.id,
          location: { id: place.id, name: place.name },
          time_zone: place.time_zone,
          change: row.change,
          before: row.before !== null && isOwn ? timesOf(row.before) : null,
          after: timesOf(row.after),
          position_name: positions.get(row.after.position_id ?? '') ?? null,
          laws: [...row.laws],
          asked_at: row.asked_at.toISOString(),
          answer_until: row.answer_until.toISOString(),
          text_version: CONSENT_TEXT_VERSION,
        };
      }),
    };
  });
});
