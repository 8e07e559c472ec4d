import type { ClockState, PunchKind } from '../contract/schemas.ts';
import { DUPLICATE_MS, LONGEST_SPAN_MS } from './limits.ts';

/** A punch that counts. `at` is milliseconds since 1970. */
export interface EffectivePunch {
  readonly id: string;
  readonly kind: PunchKind;
  readonly at: number;
  readonly location_id: string;
  readonly position_id: string | null;
}

/** A break within work; without an end it goes on, or its end is missing. */
export interface WorkBreak {
  readonly start: number;
  readonly end: number | null;
  /** The punch that began it. */
  readonly start_id: string;
}

/** Work from clocking in to clocking out, or to a change of position or location; without an end it goes on or its end is missing. */
export interface WorkSpan {
  readonly start: number;
  readonly end: number | null;
  readonly start_id: string;
  readonly end_id: string | null;
  readonly location_id: string;
  readonly position_id: string | null;
  readonly breaks: readonly WorkBreak[];
}

/** What is missing around a punch. */
export interface OddPunch {
  readonly punch_id: string;
  readonly at: number;
  readonly what: 'MISSING_IN' | 'MISSING_OUT' | 'MISSING_BREAK_START' | 'MISSING_BREAK_END';
}

/** What punches come to. `folded` are second taps, which count for nothing. */
export interface PairedPunches {
  readonly spans: readonly WorkSpan[];
  readonly odd: readonly OddPunch[];
  readonly folded: readonly string[];
}

interface OpenSpan {
  readonly start: number;
  readonly start_id: string;
  readonly location_id: string;
  readonly position_id: string | null;
  readonly breaks: { start: number; end: number | null; start_id: string }[];
}

/** How punches are paired. */
export interface PairOptions {
  /** The same punch again within so many milliseconds is one tap. */
  readonly duplicateMs?: number;
  /** What is open for longer has no end. */
  readonly longestMs?: number;
}

/**
 * Pairs the punches of one person to work and breaks, in whatever order they come. Clocking in during work with another position or
 * location is a change; the same again after the window means that clocking out was forgotten. Clocking in during a break ends it,
 * clocking out during a break ends both.
 */
export function pairPunches(punches: readonly EffectivePunch[], options: PairOptions = {}): PairedPunches {
  const { duplicateMs = DUPLICATE_MS, longestMs = LONGEST_SPAN_MS } = options;
  const inOrder = punches.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  const pairing = new Pairing();
  const folded: string[] = [];
  let last: EffectivePunch | undefined;
  for (const punch of inOrder) {
    if (last !== undefined && isSameTap(last, punch, duplicateMs)) {
      folded.push(punch.id);
      continue;
    }
    last = punch;
    if (pairing.isOpenLongerThan(longestMs, punch.at)) pairing.forget();
    pairing.take(punch);
  }
  return { ...pairing.finish(), folded };
}

function isSameTap(last: EffectivePunch, punch: EffectivePunch, duplicateMs: number): boolean {
  return (
    last.kind === punch.kind &&
    last.location_id === punch.location_id &&
    (punch.position_id === null || last.position_id === null || last.position_id === punch.position_id) &&
    punch.at - last.at <= duplicateMs
  );
}

class Pairing {
  readonly #spans: WorkSpan[] = [];
  readonly #odd: OddPunch[] = [];
  #open: OpenSpan | undefined;

  isOpenLongerThan(longest: number, at: number): boolean {
    return this.#open !== undefined && at - this.#open.start > longest;
  }

  /** Gives up the work that is open: its end was never punched. */
  forget(): void {
    if (this.#open === undefined) return;
    this.#note(this.#open.start_id, this.#open.start, 'MISSING_OUT');
    this.#close(null);
  }

  take(punch: EffectivePunch): void {
    if (punch.kind === 'IN') this.#begin(punch);
    else if (punch.kind === 'OUT') this.#end(punch);
    else if (punch.kind === 'BREAK_START') this.#pause(punch);
    else this.#resume(punch);
  }

  finish(): Pick<PairedPunches, 'spans' | 'odd'> {
    this.#close(null);
    return { spans: this.#spans, odd: this.#odd };
  }

  #begin(punch: EffectivePunch): void {
    const open = this.#open;
    if (open !== undefined) {
      const isSame =
        open.location_id === punch.location_id &&
        (punch.position_id === null || open.position_id === punch.position_id);
      const pause = this.#pauseNow();
      if (isSame && pause !== undefined) {
        pause.end = punch.at;
        return;
      }
      if (isSame) this.forget();
      else this.#closeAt(punch.at, punch.id);
    }
    this.#open = {
      start: punch.at,
      start_id: punch.id,
      location_id: punch.location_id,
      position_id: punch.position_id,
      breaks: [],
    };
  }

  #end(punch: EffectivePunch): void {
    if (this.#open === undefined) this.#note(punch.id, punch.at, 'MISSING_IN');
    else this.#closeAt(punch.at, punch.id);
  }

  #pause(punch: EffectivePunch): void {
    if (this.#open === undefined) this.#note(punch.id, punch.at, 'MISSING_IN');
    else if (this.#pauseNow() !== undefined) this.#note(punch.id, punch.at, 'MISSING_BREAK_END');
    else this.#open.breaks.push({ start: punch.at, end: null, start_id: punch.id });
  }

  #resume(punch: EffectivePunch): void {
    const pause = this.#pauseNow();
    if (pause !== undefined) pause.end = punch.at;
    else this.#note(punch.id, punch.at, this.#open === undefined ? 'MISSING_IN' : 'MISSING_BREAK_START');
  }

  #pauseNow(): OpenSpan['breaks'][number] | undefined {
    const last = this.#open?.breaks.at(-1);
    return last?.end === null ? last : undefined;
  }

  #closeAt(at: number, id: string): void {
    const pause = this.#pauseNow();
    if (pause !== undefined) pause.end = at;
    this.#close({ at, id });
  }

  #close(end: { readonly at: number; readonly id: string } | null): void {
    const open = this.#open;
    if (open === undefined) return;
    this.#spans.push({
      start: open.start,
      end: end?.at ?? null,
      start_id: open.start_id,
      end_id: end?.id ?? null,
      location_id: open.location_id,
      position_id: open.position_id,
      breaks: open.breaks,
    });
    this.#open = undefined;
  }

  #note(id: string, at: number, what: OddPunch['what']): void {
    this.#odd.push({ punch_id: id, at, what });
  }
}

/** What somebody is doing at a moment, by their punches. */
export interface ClockNow {
  readonly state: ClockState;
  /** Since when; null while they are out. */
  readonly since: number | null;
  /** The work that goes on. */
  readonly span: WorkSpan | undefined;
}

/** What somebody is doing now: work that has been open for too long no longer counts as such. */
export function stateAt(punches: readonly EffectivePunch[], now: number, options: PairOptions = {}): ClockNow {
  const { spans } = pairPunches(
    punches.filter(({ at }) => at <= now),
    options,
  );
  const span = spans.at(-1);
  const longest = options.longestMs ?? LONGEST_SPAN_MS;
  if (span === undefined || span.end !== null || now - span.start > longest)
    return { state: 'OUT', since: null, span: undefined };
  const pause = span.breaks.at(-1);
  if (pause?.end === null) return { state: 'BREAK', since: pause.start, span };
  return { state: 'IN', since: pause?.end ?? span.start, span };
}

/** What a tap means that does not say it: in, out, or the end of a break. A second tap at once is the same one. */
export function nextKind(punches: readonly EffectivePunch[], at: number, options: PairOptions = {}): PunchKind {
  const last = punches
    .filter((punch) => punch.at <= at)
    .toSorted((one, other) => one.at - other.at)
    .at(-1);
  if (last !== undefined && at - last.at <= (options.duplicateMs ?? DUPLICATE_MS)) return last.kind;
  const { state } = stateAt(punches, at, options);
  return state === 'OUT' ? 'IN' : state === 'IN' ? 'OUT' : 'BREAK_END';
}

/** Minutes of work without breaks; of work that goes on, up to `now`. */
export function workedMs(span: WorkSpan, now: number): number {
  const end = span.end ?? now;
  const paused = span.breaks.reduce((sum, one) => sum + Math.max(0, (one.end ?? end) - one.start), 0);
  return Math.max(0, end - span.start - paused);
}
