import { localDay } from '@hearth/kit/local-day';
import type { Message } from '../contract/schemas.ts';

/** Messages of one side that follow each other closely: they are drawn as one. */
export interface Burst {
  readonly id: string;
  readonly messages: readonly Message[];
}

/** Messages of one local day, in order. */
export interface Day {
  /** `YYYY-MM-DD` where the reader is. */
  readonly date: string;
  readonly bursts: readonly Burst[];
}

/** Within this time of each other, messages of one person belong together. */
const TOGETHER_MS = 5 * 60_000;

/** Groups messages by the reader's day, and within it by who wrote them in one go. */
export function byDay(messages: readonly Message[], timeZone: string): Day[] {
  const days = Map.groupBy(messages, (message) => localDay(message.sent_at, timeZone));
  return [...days].map(([date, ofDay]) => ({ date, bursts: burstsOf(ofDay) }));
}

function burstsOf(messages: readonly Message[]): Burst[] {
  const bursts: { id: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const burst = bursts.at(-1);
    const last = burst?.messages.at(-1);
    if (burst !== undefined && last !== undefined && belongsTo(last, message)) burst.messages.push(message);
    else bursts.push({ id: message.message_id, messages: [message] });
  }
  return bursts;
}

function belongsTo(last: Message, next: Message): boolean {
  return (
    last.from === next.from &&
    last.part?.kind === next.part?.kind &&
    last.sender_name === next.sender_name &&
    Date.parse(next.sent_at) - Date.parse(last.sent_at) < TOGETHER_MS
  );
}
