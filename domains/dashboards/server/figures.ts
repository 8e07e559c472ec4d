import { countUnreadByLocation, countWaiting } from '@hearth/domains/applications/service';
import { countStaffUnreadByLocation } from '@hearth/domains/messaging/service';
import { countAway, countRequests, countShifts } from '@hearth/domains/scheduling/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import type { Figure, Figures } from '../contract/schemas.ts';
import { FIGURES } from '../contract/schemas.ts';

type FigureCounts = { readonly location_id: string } & { readonly [Kind in Figure]?: number };

/** The figures that the grant permits; the others are null everywhere. */
export function visibleFigures(grant: BrandGrant): ReadonlySet<Figure> {
  return new Set<Figure>([
    ...(grant.holds('VIEW_SCHEDULE') ? (['gaps', 'away', 'hidden'] as const) : []),
    ...(grant.holds('DECIDE_TIME_OFF') ? (['time_off'] as const) : []),
    ...(grant.holds('VIEW_APPLICATIONS') ? (['late', 'waiting'] as const) : []),
    ...(grant.holds('VIEW_MESSAGES') ? (['unread'] as const) : []),
  ]);
}

/** Counts the figures of every location of a grant with a fixed number of statements. */
export async function figuresByLocation(tx: Tx, grant: BrandGrant, now: Date): Promise<Map<string, Figures>> {
  const seen = visibleFigures(grant);
  const found = new Map<string, Figures>();
  const blank = Object.fromEntries(FIGURES.map((kind) => [kind, seen.has(kind) ? 0 : null])) as Figures;
  const add = (rows: readonly FigureCounts[]): void => {
    for (const { location_id: id, ...counts } of rows) found.set(id, { ...(found.get(id) ?? blank), ...counts });
  };
  if (seen.has('gaps')) {
    add(await countShifts(tx, grant, now));
    add(await countAway(tx, grant, now));
  }
  if (seen.has('time_off')) add(await countRequests(tx, grant, now));
  // Each waits once: whoever waits too long is not counted among the others again.
  if (seen.has('waiting'))
    add(
      (await countWaiting(tx, grant, now)).map(({ waiting, late, ...at }) => ({
        ...at,
        late,
        waiting: waiting - late,
      })),
    );
  if (seen.has('unread')) {
    const counts = [...(await countUnreadByLocation(tx, grant)), ...(await countStaffUnreadByLocation(tx, grant))];
    for (const [id, own] of Map.groupBy(counts, ({ location_id: at }) => at))
      add([{ location_id: id, unread: own.reduce((sum, { unread }) => sum + unread, 0) }]);
  }
  return found;
}

/** Sums the figures of all locations. */
export function sumFigures(locations: Iterable<Figures>, seen: ReadonlySet<Figure>): Figures {
  const sums = Object.fromEntries(FIGURES.map((kind) => [kind, seen.has(kind) ? 0 : null])) as Record<
    Figure,
    number | null
  >;
  for (const figures of locations) for (const kind of seen) sums[kind] = (sums[kind] ?? 0) + (figures[kind] ?? 0);
  return sums;
}
