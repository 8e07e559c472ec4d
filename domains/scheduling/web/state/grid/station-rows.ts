import type { SchedulePerson, SchedulePosition, ScheduleWeek, Shift } from '../../../contract/schemas.ts';
import { nameStation } from '../week/station-names.ts';
import type { WeekIndex } from '../week/week-index.ts';
import type { GridRow } from './week-rows.ts';

type ListedPerson = { readonly person: SchedulePerson; readonly position: SchedulePosition | null };

/** What stands under a station: its open shifts, and a line for each person who works there. */
interface Group {
  readonly people: ListedPerson[];
  hasOpen: boolean;
  /** How its shifts write it. */
  readonly written: Set<string>;
}

/**
 * The rows of a week by station, in the order of the location, then those that only shifts name, then none. A person has a line
 * under each station that they work at; who has no shift stands under none.
 */
export function groupByStation(
  people: readonly ListedPerson[],
  index: WeekIndex,
  week: Pick<ScheduleWeek, 'stations' | 'positions'>,
  inDepartment: (position: SchedulePosition | null) => boolean,
  compare: (one: string, other: string) => number,
): GridRow[] {
  const nameOf = nameStation(week.stations);
  const positions = new Map(week.positions.map((position) => [position.id, position]));
  const groups = new Map<string, Group>();
  const groupOf = (station: string): Group => {
    const known = groups.get(station) ?? { people: [], hasOpen: false, written: new Set<string>() };
    groups.set(station, known);
    return known;
  };
  const positionOf = ({ position_id: id }: Shift): SchedulePosition | null =>
    id === null ? null : (positions.get(id) ?? null);
  for (const { name, is_archived: isArchived } of week.stations) if (!isArchived) groupOf(name);
  for (const shift of index.open) if (inDepartment(positionOf(shift))) groupOf(nameOf(shift.station)).hasOpen = true;
  for (const listed of people) {
    const worked = index.byPerson.get(listed.person.employee_id) ?? [];
    const stations = new Set(worked.map(({ station }) => nameOf(station)));
    for (const station of stations.size === 0 ? [''] : stations) groupOf(station).people.push(listed);
  }
  for (const own of [index.open, ...index.byPerson.values()])
    for (const { station } of own) groups.get(nameOf(station))?.written.add(station);
  const places = new Map(week.stations.map(({ name }, at) => [name, at]));
  const rank = (station: string): number =>
    station === '' ? Number.MAX_SAFE_INTEGER : (places.get(station) ?? week.stations.length);
  return [...groups]
    .sort(([one], [other]) => rank(one) - rank(other) || compare(one, other))
    .flatMap(([station, group]) => rowsOf(station, group, week));
}

function rowsOf(
  station: string,
  { people, hasOpen, written: names }: Group,
  { stations, positions }: Pick<ScheduleWeek, 'stations' | 'positions'>,
): GridRow[] {
  const written = `\n${[...names].sort().join('\n')}\n`;
  const department = stations.find(({ name }) => name === station)?.department;
  // Its colour is that of its department.
  const position = positions.find((one) => one.department === department) ?? null;
  return [
    { kind: 'group', key: `group/${station}`, position, people: people.length, station },
    ...(hasOpen
      ? [{ kind: 'open' as const, key: `open/${station}`, position: null, all: false, station, written }]
      : []),
    ...people.map((listed): GridRow => ({
      kind: 'person',
      key: `${station}/${listed.person.employee_id}`,
      ...listed,
      under: undefined,
      last: false,
      station,
      written,
    })),
  ];
}
