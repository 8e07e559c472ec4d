import {
  findActiveWorkplaces,
  findEmployees,
  findMyEmployments,
  findPositions,
  type StaffRow,
} from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { readSettingSets } from '@hearth/domains/core/service';
import { type Colleague, getMyTeamWeek as contract, type TeamWeek } from '../../../contract/team-week-endpoints.ts';
import { addDays, startOfWeek } from '../../../rules/hours/time.ts';
import { DAYS_PER_WEEK } from '../../../rules/limits.ts';
import { TEAM_VIEW, WEEK } from '../../../rules/settings.ts';
import { isSeenByColleague } from '../../../rules/publication/team-view.ts';
import { clock } from '../../present.ts';
import { findPlaces, type PlaceRow } from '../../queries/place.ts';
import { findPublishedAt, type PublishedRow } from '../../queries/published-shift.ts';

/** Only where the caller works; any other location is as unknown as one that does not exist. */
export const getMyTeamWeek = implement(contract, async ({ query }, { db, clock }) => {
  const own = await findMyEmployments(db);
  // Staff read no settings and no shifts but their own: what the location shows to them is asked for here.
  return inScope(db, SYSTEM, async (system) => {
    const workplaces = await findActiveWorkplaces(
      system,
      own.map(({ id }) => id),
    );
    const places = await findPlaces(system, [...new Set(workplaces.map(({ works_at: at }) => at))]);
    const wanted = query.location_id ?? workplaces.find((one) => one.works_at === one.location_id)?.works_at;
    const place = places.find(({ id }) => id === wanted);
    if (place === undefined && query.location_id !== undefined) throw failure(NOT_FOUND);
    const locations = places.map(({ id, name }) => ({ id, name }));
    const asked = query.week ?? localDay(clock.now(), place?.time_zone ?? 'UTC');
    if (place === undefined)
      return { week: startOfWeek(asked), locations, location: null, shows: 'OFF' as const, people: [] };
    const here = workplaces.filter(({ works_at: at }) => at === place.id);
    return readWeek(system, place, { asked, locations, here });
  });
});

async function readWeek(
  tx: Tx<'system'>,
  place: PlaceRow,
  {
    asked,
    locations,
    here,
  }: {
    readonly asked: string;
    readonly locations: TeamWeek['locations'];
    /** The caller's employments there. */
    readonly here: readonly StaffRow[];
  },
): Promise<TeamWeek> {
  const own = new Set(here.map((employment) => employment.id));
  const set = (await readSettingSets(tx, [place.id], { week: WEEK, view: TEAM_VIEW })).get(place.id);
  const { shows } = set?.view.value ?? TEAM_VIEW.fallback;
  const week = startOfWeek(asked, (set?.week.value ?? WEEK.fallback).starts_on);
  const { id, name } = place;
  const shown = { week, locations, location: { id, name }, shows };
  if (shows === 'OFF') return { ...shown, people: [] };
  const shifts = await findPublishedAt(tx, id, { from: week, to: addDays(week, DAYS_PER_WEEK - 1) });
  const departments = new Map((await findPositions(tx, place.group_id)).map(({ id, department }) => [id, department]));
  const departmentOf = (positionId: string | null): string | null =>
    positionId === null ? null : (departments.get(positionId) ?? null);
  const ownDepartments = new Set<string | null>([
    ...here.map((employment) => departmentOf(employment.position_id)),
    ...shifts.filter((shift) => own.has(shift.employee_id ?? '')).map((shift) => departmentOf(shift.position_id)),
  ]);
  const seen = shifts.filter(
    (shift) =>
      own.has(shift.employee_id ?? '') || isSeenByColleague(shows, departmentOf(shift.position_id), ownDepartments),
  );
  return { ...shown, people: await byPerson(tx, seen, own) };
}

async function byPerson(
  tx: Tx<'system'>,
  shifts: readonly PublishedRow[],
  own: ReadonlySet<string>,
): Promise<Colleague[]> {
  const held = Map.groupBy(shifts, ({ employee_id: holder }) => holder);
  held.delete(null);
  const people = await findEmployees(
    tx,
    [...held.keys()].flatMap((id) => id ?? []),
  );
  return people.map((person) => ({
    employee_id: person.id,
    name: `${person.first_name} ${person.last_name}`.trim(),
    is_own: own.has(person.id),
    shifts: (held.get(person.id) ?? []).map((shift) => ({
      id: shift.id,
      date: shift.local_date,
      start: clock(shift.start_time),
      end: clock(shift.end_time),
      position_name: shift.position_name,
      station: shift.station,
    })),
  }));
}
