import { readSettings } from '@hearth/domains/core/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getMyClock as contract } from '../../contract/endpoints.ts';
import type { ClockShift, MyClock } from '../../contract/schemas.ts';
import { questionsOf } from '../../rules/judge-punch.ts';
import { LONGEST_SPAN_MS } from '../../rules/limits.ts';
import { matchShift } from '../../rules/match.ts';
import { stateAt } from '../../rules/pair.ts';
import { CLOCK } from '../../rules/settings.ts';
import { findBreakNeeds, presentDue } from '../actions/break-needs.ts';
import { toEffective } from '../present.ts';
import { findClockPlaces } from '../queries/place.ts';
import { findEffective } from '../queries/punch.ts';
import { findShiftsAround } from '../record-punches.ts';
import type { KnownShift } from '../record-punches.ts';

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const presentKnown = ({ id, start, end, position_id, position_name }: KnownShift): ClockShift => ({
  id,
  starts_at: new Date(start).toISOString(),
  ends_at: new Date(end).toISOString(),
  position_id,
  position_name,
});

/** The next shift is looked for so far ahead. */
const AHEAD_MS = LONGEST_SPAN_MS;

/** Employments whose place does not offer it are left out, and so are those that are over. */
export const getMyClock = implement(contract, async (_input, { db: own, clock }) => {
  const now = clock.now();
  const employments = await findMyEmployments(own);
  const clocks = await inScope(own, SYSTEM, async (db): Promise<MyClock[]> => {
    const locationIds = [...new Set(employments.map((one) => one.location_id))];
    const settings = await readSettings(db, locationIds, CLOCK);
    const places = new Map(
      (await findClockPlaces(db, locationIds)).map((place) => [
        place.id,
        { ...place, setting: settings.get(place.id)?.value ?? CLOCK.fallback },
      ]),
    );
    const offered = employments.filter(({ location_id: at, end_date: end }) => {
      const place = places.get(at);
      return place?.setting.own_devices === true && (end === null || end >= localDay(now, place.time_zone));
    });
    const ids = offered.map(({ id }) => id);
    const punches = Map.groupBy(
      await findEffective(db, ids, {
        from: new Date(now.getTime() - LONGEST_SPAN_MS * 2),
        before: new Date(now.getTime() + 1),
      }),
      (row) => row.employee_id,
    );
    const needs = await findBreakNeeds(db, [...places.values()], ids, now);
    const shifts = await findShiftsAround(db, ids, { from: now.getTime(), until: now.getTime() });
    return offered.flatMap((person) => {
      const place = places.get(person.location_id);
      if (place === undefined) return [];
      const { setting } = place;
      const state = stateAt((punches.get(person.id) ?? []).map(toEffective), now.getTime());
      const at = { start: state.span?.start ?? now.getTime(), end: null, location_id: place.id };
      const shift = matchShift(at, shifts.get(person.id) ?? [], AHEAD_MS);
      return [
        {
          employee_id: person.id,
          location_id: place.id,
          location_name: place.name,
          time_zone: place.time_zone,
          state: state.state,
          since: iso(state.since),
          began_at: iso(state.span?.start ?? null),
          shift: shift === undefined ? null : presentKnown(shift),
          needs_position: setting.near !== 'OFF',
          asks: questionsOf(setting),
          break_minutes: setting.break_minutes,
          break_due: presentDue(state.span, needs(place.id, person.id), {
            now: now.getTime(),
            plannedEnd:
              state.span === undefined ? null : (matchShift(state.span, shifts.get(person.id) ?? [])?.end ?? null),
          }),
        },
      ];
    });
  });
  return { now: now.toISOString(), clocks };
});
