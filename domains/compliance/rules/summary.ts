import type { Rule } from '../contract/schemas.ts';

/** The number of findings of a rule at a location in a week. */
export interface HeatCell {
  readonly location_id: string;
  readonly week: string;
  readonly rule: Rule;
  readonly open: number;
  readonly answered: number;
  readonly published: number;
}

interface FindingCount {
  open: number;
  answered: number;
}

/** The sums of cells, by rule, by week and by location. */
export interface FindingSummary {
  readonly open: number;
  readonly answered: number;
  readonly published: number;
  readonly rules: readonly (Readonly<FindingCount> & { readonly rule: Rule })[];
  readonly weeks: readonly (Readonly<FindingCount> & { readonly week: string })[];
  readonly locations: readonly (Readonly<FindingCount> & {
    readonly id: string;
    readonly rules: readonly { readonly rule: Rule; readonly open: number }[];
  })[];
}

function sumBy<Key>(cells: readonly HeatCell[], keyOf: (cell: HeatCell) => Key): Map<Key, FindingCount> {
  const sums = new Map<Key, FindingCount>();
  for (const cell of cells) {
    const sum = sums.get(keyOf(cell)) ?? { open: 0, answered: 0 };
    sum.open += cell.open;
    sum.answered += cell.answered;
    sums.set(keyOf(cell), sum);
  }
  return sums;
}

/** Most that is open first. */
const compareByOpen = (one: Readonly<FindingCount>, other: Readonly<FindingCount>): number =>
  other.open - one.open || other.answered - one.answered;

/** Adds the cells up. Of the locations only the worst are told, with what is open there by rule, most first; equal ones by id. */
export function summarize(cells: readonly HeatCell[], mostLocations: number): FindingSummary {
  const total = (count: 'open' | 'answered' | 'published'): number => cells.reduce((sum, cell) => sum + cell[count], 0);
  const locations = [...sumBy(cells, (cell) => cell.location_id)]
    .map(([id, sum]) => ({ id, ...sum }))
    .sort((one, other) => compareByOpen(one, other) || (one.id < other.id ? -1 : 1))
    .slice(0, mostLocations);
  const byLocation = Map.groupBy(cells, (cell) => cell.location_id);
  return {
    open: total('open'),
    answered: total('answered'),
    published: total('published'),
    rules: [...sumBy(cells, (cell) => cell.rule)].map(([rule, sum]) => ({ rule, ...sum })).sort(compareByOpen),
    weeks: [...sumBy(cells, (cell) => cell.week)]
      .map(([week, sum]) => ({ week, ...sum }))
      .sort((one, other) => (one.week < other.week ? -1 : 1)),
    locations: locations.map((location) => ({
      ...location,
      rules: [...sumBy(byLocation.get(location.id) ?? [], (cell) => cell.rule)]
        .map(([rule, { open }]) => ({ rule, open }))
        .filter(({ open }) => open > 0)
        .sort((one, other) => other.open - one.open),
    })),
  };
}
