import { addDays } from '@hearth/domains/scheduling/rules';

/** A shift, or a part of one, with its times. */
export interface TimedPart {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly unpaid_break_minutes: number;
}

/** What stays of a shift when its beginning or its end is given; the break is with either. */
export function keptPart<P extends TimedPart>(whole: P, given: P): P {
  const unpaid_break_minutes = whole.unpaid_break_minutes - given.unpaid_break_minutes;
  const isEnd = Date.parse(given.starts_at) > Date.parse(whole.starts_at);
  if (isEnd) return { ...whole, end: given.start, ends_at: given.starts_at, unpaid_break_minutes };
  const date = given.end <= given.start ? addDays(given.date, 1) : given.date;
  return { ...whole, date, start: given.end, starts_at: given.ends_at, unpaid_break_minutes };
}

/** Which part of a shift is given, as it was asked for. */
export function partOf(whole: TimedPart, given: TimedPart): { readonly side: 'START' | 'END'; readonly at: string } {
  const isEnd = Date.parse(given.starts_at) > Date.parse(whole.starts_at);
  return isEnd ? { side: 'END', at: given.start } : { side: 'START', at: given.end };
}
