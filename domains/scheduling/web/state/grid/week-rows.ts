import type { SchedulePerson, SchedulePosition, ScheduleWeek } from '../../../contract/schemas.ts';
import { departmentRank } from '../../../rules/departments.ts';
import type { groupByStation } from './station-rows.ts';
import type { WeekIndex } from '../week/week-index.ts';

/** The grouping and filters of the week. */
export interface WeekView {
  readonly groupBy: 'person' | 'position' | 'station';
  /** Departments to show; none chosen means all. */
  readonly departments: readonly string[];
  readonly search: string;
  /** Comes with the choice of stations, so that a week by person need not load it. */
  readonly byStation?: typeof groupByStation;
  /** Only the shifts that nobody holds. */
  readonly openOnly?: boolean;
}

/** A line of the grid. In the arrangement by position a person has a line under each position that they work. */
export type GridRow =
  | {
      readonly kind: 'open';
      readonly key: string;
      readonly position: SchedulePosition | null;
      readonly all: boolean;
      /** Under which station the line stands, by its name; absent where lines don't stand under stations. */
      readonly station?: string;
      /** How the shifts of that station write it, a line each. */
      readonly written?: string;
    }
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly position: SchedulePosition | null;
      readonly people: number;
      readonly station?: string;
    }
  | {
      readonly kind: 'person';
      readonly key: string;
      readonly person: SchedulePerson;
      /** The person's own position. */
      readonly position: SchedulePosition | null;
      /** Under which position the line stands; `undefined` where people stand by themselves. */
      readonly under: string | null | undefined;
      readonly station?: string;
      readonly written?: string;
      /** A stronger line below: the next one is of another department. */
      readonly last: boolean;
    };

/** The full name as lists show it. */
export function fullName(person: Pick<SchedulePerson, 'first_name' | 'last_name'>): string {
  return `${person.first_name} ${person.last_name}`.trim();
}

/** The departments that have people, in order, with their headcount. */
export function countByDepartment(week: ScheduleWeek): { department: string; tint: string; people: number }[] {
  const positions = new Map(week.positions.map((position) => [position.id, position]));
  const found = new Map<string, { department: string; tint: string; people: number }>();
  for (const person of week.people) {
    const position = person.position_id === null ? undefined : positions.get(person.position_id);
    if (position === undefined) continue;
    const known = found.get(position.department) ?? { department: position.department, tint: position.tint, people: 0 };
    found.set(position.department, { ...known, people: known.people + 1 });
  }
  return [...found.values()].sort((one, other) => departmentRank(one.department) - departmentRank(other.department));
}

/** Nothing asked for costs nothing: taking accents off for the first time makes the browser read its tables. */
function normalizeText(text: string): string {
  if (text === '') return '';
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The rows of a week: open shifts first, then people by department, position and name. */
export function buildRows(
  week: ScheduleWeek,
  index: WeekIndex,
  view: WeekView,
  compare: (one: string, other: string) => number,
): GridRow[] {
  const positions = new Map(week.positions.map((position) => [position.id, position]));
  const positionOf = (id: string | null): SchedulePosition | null => (id === null ? null : (positions.get(id) ?? null));
  const wanted = normalizeText(view.search.trim());
  const inDepartment = (position: SchedulePosition | null): boolean =>
    view.departments.length === 0 || (position !== null && view.departments.includes(position.department));
  const people = week.people
    .filter((person) => wanted === '' || normalizeText(fullName(person)).includes(wanted))
    .map((person) => ({ person, position: positionOf(person.position_id), name: fullName(person) }))
    .sort(
      (one, other) =>
        departmentRank(one.position?.department ?? null) - departmentRank(other.position?.department ?? null) ||
        compare(one.position?.name ?? '', other.position?.name ?? '') ||
        compare(one.name, other.name),
    );
  if (view.openOnly === true) return [{ kind: 'open', key: 'open', position: null, all: true }];
  if (view.groupBy === 'person') {
    const shown = people.filter(({ position }) => inDepartment(position));
    return [
      { kind: 'open', key: 'open', position: null, all: true },
      ...shown.map(({ person, position }, at): GridRow => {
        const next = shown[at + 1];
        const last = next !== undefined && next.position?.department !== position?.department;
        return { kind: 'person', key: person.employee_id, person, position, under: undefined, last };
      }),
    ];
  }
  if (view.byStation !== undefined)
    return view.byStation(
      people.filter(({ position }) => inDepartment(position)),
      index,
      week,
      inDepartment,
      compare,
    );
  return groupedByPosition(people, positionOf, index, inDepartment, compare);
}

function groupedByPosition(
  people: readonly { person: SchedulePerson; position: SchedulePosition | null }[],
  positionOf: (id: string | null) => SchedulePosition | null,
  index: WeekIndex,
  inDepartment: (position: SchedulePosition | null) => boolean,
  compare: (one: string, other: string) => number,
): GridRow[] {
  const groups = new Map<string, { position: SchedulePosition | null; rows: GridRow[] }>();
  const groupOf = (id: string | null): { position: SchedulePosition | null; rows: GridRow[] } => {
    const key = id ?? '';
    const known = groups.get(key) ?? { position: positionOf(id), rows: [] };
    groups.set(key, known);
    return known;
  };
  for (const shift of index.open) groupOf(shift.position_id);
  for (const { person, position } of people) {
    const worked = (index.byPerson.get(person.employee_id) ?? []).map((shift) => shift.position_id);
    for (const id of new Set([person.position_id, ...worked])) {
      const key = `${id ?? ''}/${person.employee_id}`;
      groupOf(id).rows.push({ kind: 'person', key, person, position, under: id, last: false });
    }
  }
  return [...groups]
    .filter(([, { position }]) => inDepartment(position))
    .sort(
      ([, one], [, other]) =>
        departmentRank(one.position?.department ?? null) - departmentRank(other.position?.department ?? null) ||
        compare(one.position?.name ?? '', other.position?.name ?? ''),
    )
    .flatMap(([key, { position, rows }]): GridRow[] => [
      { kind: 'group', key: `group/${key}`, position, people: rows.length },
      // A line for open shifts only where there are some: most positions have none.
      ...(index.open.some((shift) => (shift.position_id ?? '') === key)
        ? [{ kind: 'open' as const, key: `open/${key}`, position, all: false }]
        : []),
      ...rows,
    ]);
}
