import { addDays, toInstant } from '@hearth/domains/scheduling/rules';
import type { Segment } from '../segments.ts';
import type { NightTerms, PackTerms } from './pack.ts';

const MS_PER_MINUTE = 60_000;

/** Minutes of a segment that were worked at night, and what comes on top of their pay. */
export interface NightPiece {
  readonly segment: Segment;
  readonly minutes: number;
  readonly percent: number;
}

interface Night {
  readonly terms: NightTerms;
  readonly pieces: { readonly segment: Segment; readonly minutes: number }[];
}

/**
 * Finds the work at night that earns a supplement: of each night by the clock of its location, and only where more of it was worked
 * than the pack says. A night is one, however often its work was interrupted; it belongs to the day on which it begins.
 */
export function findNight(
  segments: readonly Segment[],
  termsOn: (day: string) => PackTerms,
  zoneOf: (locationId: string) => string,
): NightPiece[] {
  const nights = new Map<string, Night>();
  for (const segment of segments) {
    // A segment lies within one calendar day: it touches the night before it and the one that begins on it.
    for (const evening of [addDays(segment.date, -1), segment.date]) {
      const terms = termsOn(evening).night;
      if (terms === undefined) continue;
      const minutes = minutesIn(segment, evening, terms, zoneOf(segment.locationId));
      if (minutes === 0) continue;
      const night = nights.get(evening) ?? { terms, pieces: [] };
      night.pieces.push({ segment, minutes });
      nights.set(evening, night);
    }
  }
  return [...nights.values()]
    .filter(({ terms, pieces }) => pieces.reduce((sum, { minutes }) => sum + minutes, 0) > terms.over)
    .flatMap(({ terms: { percent }, pieces }) => pieces.map((piece) => ({ ...piece, percent })));
}

function minutesIn(segment: Segment, evening: string, terms: NightTerms, zone: string): number {
  const from = Math.max(segment.from, toInstant(evening, terms.from, zone));
  const until = Math.min(segment.until, toInstant(addDays(evening, 1), terms.until, zone));
  return Math.max(0, until - from) / MS_PER_MINUTE;
}
