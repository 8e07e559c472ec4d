import { findBrand, findBrandPlaces, findHouse, readSettingSets } from '@hearth/domains/core/service';
import { addDays } from '@hearth/domains/scheduling/rules';
import { findPublishedAt, TEAM_LINK, WEEK } from '@hearth/domains/scheduling/service';
import type { PublishedRow } from '@hearth/domains/scheduling/service';
import { findEmployees, findPositions } from '@hearth/domains/team/service';
import { failure } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { isToken, tokenHash } from '@hearth/platform/secrets/token';
import { TEAM_LINK_NOT_VALID } from '../../contract/failures.ts';
import { openTeamWeek as contract } from '../../contract/team-link-endpoints.ts';
import type { SharedWeek } from '../../contract/team-link-schemas.ts';
import { weekBehindLink } from '../../rules/team-link.ts';
import { shortNames } from '../../rules/week-sheet.ts';
import { openTeamLink } from '../queries/team-link.ts';

const TIME_LENGTH = 'HH:MM'.length;

/** Whatever the link does not open looks the same: a wrong secret, one that is over, a location that has closed or wants no links. */
export const openTeamWeek = implement(contract, ({ body }, { run, clock }) =>
  run(SYSTEM, async ({ db }): Promise<SharedWeek> => {
    const now = clock.now();
    const link = isToken(body.link) ? await openTeamLink(db, tokenHash(body.link), now) : undefined;
    if (link === undefined) throw failure(TEAM_LINK_NOT_VALID);
    const place = await findBrand(db, link.location_id);
    const [tree] = await findBrandPlaces(db, [link.location_id]);
    if (place === undefined || tree?.status !== 'active') throw failure(TEAM_LINK_NOT_VALID);
    const set = (await readSettingSets(db, [place.id], { week: WEEK, link: TEAM_LINK })).get(place.id);
    const { names } = set?.link.value ?? TEAM_LINK.fallback;
    if (names === 'OFF') throw failure(TEAM_LINK_NOT_VALID);
    const today = localDay(now, place.timeZone);
    const weekStart = (set?.week.value ?? WEEK.fallback).starts_on;
    const shown = weekBehindLink(body.week ?? today, { today, weekStart });
    const rows = await findPublishedAt(db, place.id, { from: shown.week, to: addDays(shown.week, 6) });
    const people = await findPeople(db, rows, names === 'FULL');
    return {
      house: await findHouse(db, place.id),
      location: { name: place.name, time_zone: place.timeZone },
      ...shown,
      today,
      published_at: latest(rows),
      people: [...people.values()],
      positions: await findShown(db, place.groupId, rows),
      shifts: rows.map((row) => ({
        id: row.id,
        date: row.local_date,
        start: row.start_time.slice(0, TIME_LENGTH),
        end: row.end_time.slice(0, TIME_LENGTH),
        employee_id: people.get(row.employee_id ?? '')?.employee_id ?? null,
        position_id: row.position_id,
        station: row.station,
      })),
    };
  }),
);

function latest(rows: readonly PublishedRow[]): string | null {
  if (rows.length === 0) return null;
  return new Date(Math.max(...rows.map((row) => row.published_at.getTime()))).toISOString();
}

/** Whoever has a shift, by employee: numbered for this answer, so that nothing leads from it to anybody’s record. */
async function findPeople(
  tx: Tx<'system'>,
  rows: readonly PublishedRow[],
  inFull: boolean,
): Promise<ReadonlyMap<string, SharedWeek['people'][number]>> {
  const held = [...new Set(rows.flatMap((row) => row.employee_id ?? []))];
  const staff = await findEmployees(tx, held);
  const short = shortNames(staff.map((person) => ({ ...person, employee_id: person.id })));
  return new Map(
    staff.map(({ id, first_name: first, last_name: last, position_id: position }, at) => [
      id,
      {
        employee_id: String(at + 1),
        name: inFull ? `${first} ${last}`.trim() : (short.get(id) ?? first),
        position_id: position,
      },
    ]),
  );
}

/** The positions of the shifts as they were called when these were published; one that was archived since has no department. */
async function findShown(tx: Tx<'system'>, groupId: string, rows: readonly PublishedRow[]) {
  const known = new Map((await findPositions(tx, groupId)).map(({ id, department }) => [id, department]));
  const named = new Map(rows.map(({ position_id: id, position_name: name }) => [id, name]));
  return [...named].flatMap(([id, name]) =>
    id === null ? [] : [{ id, name: name ?? '', department: known.get(id) ?? null }],
  );
}
