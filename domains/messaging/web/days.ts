import { localDay } from '@hearth/kit/local-day';
import type { Message } from '../contract/schemas.ts';

/** Messages of one local day, in order. */
export interface Day {
  /** `YYYY-MM-DD` where the reader is. */
  readonly date: string;
  readonly messages: readonly Message[];
}

/** Groups messages by the reader's day. */
export function byDay(messages: readonly Message[], timeZone: string): Day[] {
  const days = Map.groupBy(messages, (message) => localDay(message.sent_at, timeZone));
  return [...days].map(([date, ofDay]) => ({ date, messages: ofDay }));
}
