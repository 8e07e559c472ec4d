import { addDays, startOfDay, toInstant, toWallClock } from '@hearth/domains/scheduling/rules';
import type { SheetInput, WorkSpan } from './sheet-input.ts';

const MS_PER_MINUTE = 60_000;

/** Paid time in one piece: on one workday and one calendar day, in one position at one location. */
export interface Segment {
  readonly from: number;
  readonly until: number;
  readonly minutes: number;
  /** The workday that it counts to. */
  readonly day: string;
  /** The calendar day there, which decides the rate. */
  readonly date: string;
  readonly positionId: string | null;
  readonly locationId: string;
  readonly isBreak: boolean;
}

type Closed = WorkSpan & { readonly until: number };
interface Piece {
  readonly from: number;
  readonly until: number;
}
type Split = Pick<SheetInput, 'work' | 'breaks' | 'timeZone' | 'zones' | 'dayStart'>;

/** Work without gaps or overlaps: in whole minutes, each once, the earliest first; touching spans of the same kind are one. */
export interface TidyWork {
  readonly spans: readonly Closed[];
  readonly open: readonly WorkSpan[];
  /** Where spans overlapped. */
  readonly overlaps: readonly number[];
}

// Beginnings and ends alike go down to their minute, so nobody gains or loses by seconds.
const toMinute = (at: number): number => Math.floor(at / MS_PER_MINUTE) * MS_PER_MINUTE;

/** Puts work in order; the order in which it came does not matter. */
export function tidyWork(work: readonly WorkSpan[]): TidyWork {
  const closed = work
    .flatMap((span) =>
      span.until === null ? [] : [{ ...span, from: toMinute(span.from), until: toMinute(span.until) }],
    )
    .filter(({ from, until }) => until > from)
    .toSorted((a, b) => a.from - b.from || a.until - b.until || compare(keyOf(a), keyOf(b)));
  const overlaps = closed.filter((span, index) => span.from < (closed[index - 1]?.until ?? 0)).map(({ from }) => from);
  const spans: Closed[] = [];
  for (const span of overlaps.length === 0 ? closed : eachMinuteOnce(closed)) {
    const last = spans.at(-1);
    if (last?.until === span.from && keyOf(last) === keyOf(span))
      spans[spans.length - 1] = { ...last, until: span.until };
    else spans.push(span);
  }
  return { spans, open: work.filter(({ until }) => until === null), overlaps };
}

/** Where spans overlap, a minute belongs to the one whose place and position come first: not to the one that happened to begin first. */
function eachMinuteOnce(spans: readonly Closed[]): Closed[] {
  const edges = [...new Set(spans.flatMap(({ from, until }) => [from, until]))].toSorted((a, b) => a - b);
  return edges.slice(1).flatMap((until, index) => {
    const from = edges[index] ?? until;
    const covering = spans.filter((span) => span.from <= from && span.until >= until);
    const [first] = covering.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
    return first === undefined ? [] : [{ ...first, from, until }];
  });
}

const keyOf = ({ locationId, positionId }: WorkSpan): string => `${locationId} ${positionId ?? ''}`;

/** Rounds where work begins and ends to the nearest `to` minutes; a change of position without a gap stays where it is. */
export function roundWork(spans: readonly Closed[], to: number): Closed[] {
  const step = to * MS_PER_MINUTE;
  // Halves go up at both ends: what a beginning loses, an end gains.
  const round = (at: number): number => Math.round(at / step) * step;
  return spans
    .map((span, index) => ({
      ...span,
      from: spans[index - 1]?.until === span.from ? span.from : round(span.from),
      until: spans[index + 1]?.from === span.until ? span.until : round(span.until),
    }))
    .filter(({ from, until }) => until > from);
}

/** The paid pieces of tidy work: without unpaid breaks, and split at midnight, where workdays begin, and around paid breaks. */
export function splitWork(spans: readonly Closed[], input: Split): Segment[] {
  const unpaidIn = followPieces(joinPieces(input.breaks.filter(({ isPaid }) => !isPaid)));
  const paidIn = followPieces(joinPieces(input.breaks.filter(({ isPaid }) => isPaid)));
  return spans
    .flatMap((span) => {
      const paid = paidIn(span);
      return withoutPieces(span, unpaidIn(span)).flatMap((piece) =>
        [
          ...withoutPieces(piece, paid).map((part) => ({ ...part, isBreak: false })),
          ...withinPieces(piece, paid).map((part) => ({ ...part, isBreak: true })),
        ].flatMap((part) => splitAtDays(part, span, input)),
      );
    })
    .toSorted((a, b) => a.from - b.from);
}

/** Finds the pieces within spans that are asked for in their order, and passes each piece by once. */
function followPieces(pieces: readonly Piece[]): (span: Piece) => readonly Piece[] {
  let first = 0;
  return (span) => {
    while ((pieces[first]?.until ?? Number.POSITIVE_INFINITY) <= span.from) first += 1;
    let last = first;
    while ((pieces[last]?.from ?? Number.POSITIVE_INFINITY) < span.until) last += 1;
    return pieces.slice(first, last);
  };
}

function splitAtDays(part: Piece & { isBreak: boolean }, span: Closed, input: Split): Segment[] {
  const zone = input.zones.get(span.locationId) ?? input.timeZone;
  const segments: Segment[] = [];
  for (let { from } = part; from < part.until;) {
    const { date } = toWallClock(from, zone);
    const dayStarts = toInstant(date, input.dayStart, zone);
    const day = from < dayStarts ? addDays(date, -1) : date;
    const ends = [startOfDay(addDays(date, 1), zone), dayStarts].filter((at) => at > from);
    const until = Math.min(part.until, ...ends);
    const { positionId, locationId } = span;
    const minutes = (until - from) / MS_PER_MINUTE;
    segments.push({ from, until, minutes, day, date, positionId, locationId, isBreak: part.isBreak });
    from = until;
  }
  return segments;
}

function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  const tidy = pieces.map(({ from, until }) => ({ from: toMinute(from), until: toMinute(until) }));
  for (const piece of tidy.toSorted((a, b) => a.from - b.from || a.until - b.until)) {
    const last = joined.at(-1);
    if (last !== undefined && piece.from <= last.until)
      joined[joined.length - 1] = { from: last.from, until: Math.max(last.until, piece.until) };
    else joined.push(piece);
  }
  return joined;
}

function withinPieces({ from, until }: Piece, pieces: readonly Piece[]): Piece[] {
  return pieces
    .filter((piece) => piece.from < until && piece.until > from)
    .map((piece) => ({ from: Math.max(from, piece.from), until: Math.min(until, piece.until) }));
}

function withoutPieces(whole: Piece, pieces: readonly Piece[]): Piece[] {
  const left: Piece[] = [];
  let { from } = whole;
  for (const piece of withinPieces(whole, pieces)) {
    if (piece.from > from) left.push({ from, until: piece.from });
    from = piece.until;
  }
  if (whole.until > from) left.push({ from, until: whole.until });
  return left;
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
