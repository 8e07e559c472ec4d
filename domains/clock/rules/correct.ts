import type { PunchChange } from '../contract/schemas.ts';
import { LONGEST_SPAN_MS, MS_PER_MINUTE } from './limits.ts';
import { pairPunches, workedMs } from './pair.ts';
import type { EffectivePunch } from './pair.ts';

/** Where a change adds a punch. */
interface AddedAt {
  readonly location_id: string;
}

/**
 * The punches that count after a correction. Undefined when it changes or takes away one that does not count (any more): somebody else
 * was faster.
 */
export function afterChanges(
  punches: readonly EffectivePunch[],
  changes: readonly PunchChange[],
  place: AddedAt,
): EffectivePunch[] | undefined {
  const after = new Map(punches.map((punch) => [punch.id, punch]));
  const touched = new Set<string>();
  for (const [index, change] of changes.entries()) {
    const { punch_id: id, act, kind, position_id } = change;
    const at = Date.parse(change.at);
    if (act === 'ADD') {
      if (id !== null) return undefined;
      after.set(`added ${index}`, { id: `added ${index}`, kind, at, position_id, location_id: place.location_id });
      continue;
    }
    const held = after.get(id ?? '');
    if (held === undefined || touched.has(held.id)) return undefined;
    touched.add(held.id);
    if (act === 'REMOVE') after.delete(held.id);
    else after.set(held.id, { ...held, kind, at, position_id });
  }
  return [...after.values()];
}

/** Whole minutes of work that punches come to; work that goes on counts up to now, work whose end is missing not at all. */
export function workedMinutes(punches: readonly EffectivePunch[], now: number): number {
  const sum = pairPunches(punches)
    .spans.filter(({ start, end }) => end !== null || now - start <= LONGEST_SPAN_MS)
    .reduce((total, span) => total + workedMs(span, now), 0);
  return Math.round(sum / MS_PER_MINUTE);
}

/** Whether a correction has to wait: one that lowers working time needs the person it is about, or a second manager. */
export function needsAgreement(before: number, after: number): boolean {
  return after < before;
}
