import { addDays, formatTime } from '@hearth/domains/scheduling/rules';
import { byBeginning, type Cover, DAY_STEPS, missingOf, STEP_MINUTES } from './cover.ts';

/** How long new shifts may be, in minutes. */
export interface LengthBounds {
  readonly least: number;
  readonly most: number;
}

/** A shift that needs ask for. */
export interface WantedShift {
  readonly positionId: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly minutes: number;
}

/**
 * Plans shifts that cover what is missing: stretch by stretch, one head at a time. A stretch that is longer than a shift may be is cut
 * into equal shifts; one that is shorter is made as long as a shift has to be. Nothing is left uncovered.
 */
export function planShifts(covers: ReadonlyMap<string, Cover>, first: string, bounds: LengthBounds): WantedShift[] {
  const most = Math.max(1, Math.floor(bounds.most / STEP_MINUTES));
  const least = Math.min(most, Math.max(1, Math.ceil(bounds.least / STEP_MINUTES)));
  const shifts: WantedShift[] = [];
  for (const [positionId, cover] of covers) {
    const missing = missingOf(cover);
    for (
      let from = missing.findIndex((heads) => heads > 0);
      from >= 0;
      from = missing.findIndex((heads) => heads > 0)
    ) {
      let to = from;
      while (to < missing.length && (missing[to] ?? 0) > 0) to += 1;
      const count = Math.ceil((to - from) / most);
      const length = Math.max(least, Math.ceil((to - from) / count));
      for (let step = from; step < Math.min(missing.length, from + length); step += 1)
        missing[step] = Math.max(0, (missing[step] ?? 0) - 1);
      shifts.push(toShift(positionId, first, from, length));
    }
  }
  return shifts.sort(byBeginning);
}

function toShift(positionId: string, first: string, from: number, length: number): WantedShift {
  return {
    positionId,
    date: addDays(first, Math.floor(from / DAY_STEPS)),
    start: formatTime((from % DAY_STEPS) * STEP_MINUTES),
    end: formatTime((from + length) * STEP_MINUTES),
    minutes: length * STEP_MINUTES,
  };
}
