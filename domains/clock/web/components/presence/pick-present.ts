import type { LivePerson } from '../../../contract/schemas.ts';

type Present = Pick<LivePerson, 'state'>;

/** Whom a glance at the day names, in this order: who should be there and is not, then who is. */
const NAMED: readonly LivePerson['state'][] = ['NO_SHOW', 'LATE', 'IN', 'BREAK'];

/** The people whom a glance at the day names: as many as there is room for, and how many more there are. */
export function pickPresent<Person extends Present>(
  people: readonly Person[],
  room: number,
): { readonly shown: readonly Person[]; readonly more: number } {
  const named = people
    .filter(({ state }) => NAMED.includes(state))
    .toSorted((one, other) => NAMED.indexOf(one.state) - NAMED.indexOf(other.state));
  return { shown: named.slice(0, room), more: Math.max(0, named.length - room) };
}
