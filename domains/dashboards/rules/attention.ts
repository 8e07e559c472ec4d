import type { Figure, Figures } from '../contract/schemas.ts';

/**
 * How much one of each weighs against the others: a shift of today that nobody works comes before everything, then somebody
 * who is planned and away, then candidates who were promised an answer, then what can still wait until tomorrow. Many of the
 * same kind weigh no more than a little: forty unread messages are one afternoon's work and no reason to hide a gap.
 */
const WEIGHTS: Readonly<Record<Figure, { readonly each: number; readonly most: number }>> = {
  gaps: { each: 10, most: 60 },
  away: { each: 8, most: 48 },
  late: { each: 4, most: 24 },
  hidden: { each: 1, most: 12 },
  time_off: { each: 2, most: 10 },
  waiting: { each: 1, most: 8 },
  unread: { each: 1, most: 6 },
};

const KINDS = Object.keys(WEIGHTS) as Figure[];

/** The urgency weight of one figure of a location. */
function figureWeight(figures: Figures, kind: Figure): number {
  const { each, most } = WEIGHTS[kind];
  return Math.min((figures[kind] ?? 0) * each, most);
}

/** The urgency of a location and its heaviest figure; null if nothing is pending. */
export function rateUrgency(figures: Figures): { readonly weight: number; readonly first: Figure } | null {
  let weight = 0;
  let first: Figure | null = null;
  for (const kind of KINDS) {
    weight += figureWeight(figures, kind);
    if (figureWeight(figures, kind) > (first === null ? 0 : figureWeight(figures, first))) first = kind;
  }
  return first === null ? null : { weight, first };
}

/** A location with its pending figures. */
export interface RatedLocation {
  readonly id: string;
  readonly figures: Figures;
  readonly first: Figure;
}

/**
 * Ranks locations with pending work, most urgent first; ties by id keep pages consistent. Equal ones by id, so that
 * pages fit together.
 */
export function rankByUrgency(
  locations: Iterable<{ readonly id: string; readonly figures: Figures }>,
  by: Figure | undefined,
): RatedLocation[] {
  const found: (RatedLocation & { readonly weight: number })[] = [];
  for (const { id, figures } of locations) {
    const verdict = rateUrgency(figures);
    if (verdict === null || (by !== undefined && (figures[by] ?? 0) === 0)) continue;
    found.push({ id, figures, first: verdict.first, weight: verdict.weight });
  }
  const first = (one: RatedLocation): number => (by === undefined ? 0 : (one.figures[by] ?? 0));
  return found.sort(
    (one, other) => first(other) - first(one) || other.weight - one.weight || (one.id < other.id ? -1 : 1),
  );
}
