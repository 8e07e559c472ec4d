import type { SchedulePosition, ShiftContent } from '../contract/schemas.ts';
import { MINUTES_PER_DAY } from './limits.ts';
import { parseMinutes, formatTime } from './hours/time.ts';

/** The parsed parts of a typed shift. */
export type TypedShift =
  | {
      readonly ok: true;
      readonly shift: Pick<ShiftContent, 'start' | 'end' | 'unpaid_break_minutes' | 'position_id' | 'station'>;
    }
  | { readonly ok: false; readonly reason: 'no_times' | 'not_a_time' | 'times_equal' | 'break_too_long' };

const TIME = String.raw`(\d{1,2})(?:[:.hH](\d{2})|(\d{2}))?(?:\s*([ap])\.?m\.?|([ap]))?`;
const TYPED = new RegExp(String.raw`^\s*${TIME}(?:\s*(?:-|–|—|\bto\b)\s*|\s+)${TIME}(?=$|[\s/,])(.*)$`, 'i');
const BREAK = /^\s*\/\s*(\d{1,3})(?=$|\s)/;

interface ClockTime {
  readonly minutes: number;
  /** Whether a.m. or p.m. was written: then nothing is guessed. */
  readonly exact: boolean;
}

function parseClock(hour: string, minute: string | undefined, half: string | undefined): ClockTime | undefined {
  const hours = Number(hour);
  const minutes = Number(minute ?? 0);
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return undefined;
  if (half === undefined) return { minutes: (hours * 60 + minutes) % MINUTES_PER_DAY, exact: hours > 12 };
  if (hours < 1 || hours > 12) return undefined;
  return { minutes: ((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes, exact: true };
}

/** "9-5" is nine to seventeen: an end that would lie before the start is read as the afternoon when that fits. */
function endAfter(start: ClockTime, end: ClockTime): number {
  const afternoon = end.minutes + MINUTES_PER_DAY / 2;
  return !end.exact && end.minutes <= start.minutes && end.minutes > 0 && afternoon > start.minutes && end.minutes < 720
    ? afternoon
    : end.minutes;
}

function normalizeText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
}

/** The position that the words begin, and what is left of them. A whole name wins over the beginning of one. */
function matchPosition(
  words: string,
  positions: readonly SchedulePosition[],
): { position?: SchedulePosition; rest: string } {
  const wanted = normalizeText(words);
  const named = positions
    .filter(
      (position) => wanted === normalizeText(position.name) || wanted.startsWith(`${normalizeText(position.name)} `),
    )
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (named !== undefined) return { position: named, rest: words.slice(named.name.length).trim() };
  const [first = '', ...rest] = words.split(/\s+/);
  const start = normalizeText(first);
  const begun =
    start === ''
      ? undefined
      : (positions.find((position) => normalizeText(position.name).startsWith(start)) ??
        positions.find((position) => normalizeText(position.department).startsWith(start)));
  return begun === undefined ? { rest: words } : { position: begun, rest: rest.join(' ') };
}

/** Whether a typed shift says how long its break is, be it none at all (`9-5/0`). */
export function namesBreak(typed: string): boolean {
  return BREAK.test(TYPED.exec(typed)?.[11] ?? '');
}

/**
 * Reads a typed shift: `9-5 bar`, `18:00-01:30 floor terrace`, `7am-3.30pm/30 kitchen`. After the times come an unpaid break
 * (`/30`), a position by its name or the beginning of it, and a station.
 */
export function parseShift(typed: string, positions: readonly SchedulePosition[]): TypedShift {
  const match = TYPED.exec(typed);
  if (match === null) return { ok: false, reason: 'no_times' };
  const start = parseClock(match[1] ?? '', match[2] ?? match[3], match[4] ?? match[5]);
  const end = parseClock(match[6] ?? '', match[7] ?? match[8], match[9] ?? match[10]);
  if (start === undefined || end === undefined) return { ok: false, reason: 'not_a_time' };
  const from = formatTime(start.minutes);
  const to = formatTime(endAfter(start, end));
  if (from === to) return { ok: false, reason: 'times_equal' };
  const after = match[11] ?? '';
  const pause = BREAK.exec(after);
  const pauseMinutes = Number(pause?.[1] ?? 0);
  const length = (parseMinutes(to) - parseMinutes(from) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  if (pauseMinutes >= length || pauseMinutes > 480) return { ok: false, reason: 'break_too_long' };
  const words = after
    .slice(pause?.[0].length ?? 0)
    .replace(/^[\s,]+/, '')
    .trim()
    .normalize('NFC');
  const { position, rest } = matchPosition(words, positions);
  return {
    ok: true,
    shift: {
      start: from,
      end: to,
      unpaid_break_minutes: pauseMinutes,
      position_id: position?.id ?? null,
      station: rest.slice(0, 60),
    },
  };
}
