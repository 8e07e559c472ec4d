import type { Message } from '../contract/schemas.ts';

/** Messages of one local day, in order. */
export interface Day {
  /** `YYYY-MM-DD` where the reader is. */
  readonly date: string;
  readonly messages: readonly Message[];
}

/** The local day of an instant. */
export function localDay(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(instant),
  );
}

/** Groups messages by the reader's day. */
export function byDay(messages: readonly Message[], timeZone: string): Day[] {
  const days = Map.groupBy(messages, (message) => localDay(message.sent_at, timeZone));
  return [...days].map(([date, ofDay]) => ({ date, messages: ofDay }));
}

/** The zone that the reader's device is in. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
