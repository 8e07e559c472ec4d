import type { PunchChange } from '../../contract/schemas.ts';
import { LONGEST_SPAN_MS, MS_PER_MINUTE } from '../limits.ts';
import { pairPunches, workedMs } from '../pair.ts';
import type { EffectivePunch, WorkSpan } from '../pair.ts';

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

/** Minutes of work before and after a correction, of what it changes. */
export interface Effect {
  readonly before: number;
  readonly after: number;
  /**
   * Whether it is less than before, be it by a second (many small edits come to a large one), in all or in one position at one location:
   * those decide on pay.
   */
  readonly isLess: boolean;
}

/**
 * Whole minutes of the work that a correction changes, before and after it: work that is the same on both sides counts on neither.
 * Work that goes on counts up to now, work whose end is missing not at all.
 */
export function effectOf(before: readonly EffectivePunch[], after: readonly EffectivePunch[], now: number): Effect {
  const [old, fresh] = [countedSpans(before, now), countedSpans(after, now)];
  const nameOf = ({ start, end, breaks }: WorkSpan): string => JSON.stringify([start, end, breaks]);
  const [oldNames, freshNames] = [new Set(old.map(nameOf)), new Set(fresh.map(nameOf))];
  const sum = (spans: readonly WorkSpan[], same: ReadonlySet<string>): number =>
    spans.filter((span) => !same.has(nameOf(span))).reduce((total, span) => total + workedMs(span, now), 0);
  const [was, is] = [sum(old, freshNames), sum(fresh, oldNames)];
  const jobOf = (span: WorkSpan): string => `${span.location_id} ${span.position_id ?? ''}`;
  const inJob = (spans: readonly WorkSpan[], job: string): number =>
    spans.filter((span) => jobOf(span) === job).reduce((total, span) => total + workedMs(span, now), 0);
  const isLess = is < was || old.some((span) => inJob(fresh, jobOf(span)) < inJob(old, jobOf(span)));
  return { before: Math.round(was / MS_PER_MINUTE), after: Math.round(is / MS_PER_MINUTE), isLess };
}

/** Only the last work can go on: what other work follows without an end has lost it, and pays nothing. */
function countedSpans(punches: readonly EffectivePunch[], now: number): readonly WorkSpan[] {
  const { spans } = pairPunches(punches);
  const last = spans.at(-1);
  return spans.filter((span) => span.end !== null || (span === last && now - span.start <= LONGEST_SPAN_MS));
}

/** Whether a correction has to wait: one that lowers working time needs the person it is about, or a second manager. */
export function needsAgreement({ isLess }: Effect): boolean {
  return isLess;
}
