import { localDay } from '@hearth/kit/local-day';
import type { Message } from '../contract/schemas.ts';

/** Consecutive messages of one side that are drawn as one block. */
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

/** Groups messages by the reader's day, and within it into bursts of one author. */
export function groupByDay(messages: readonly Message[], timeZone: string): Day[] {
  const days = Map.groupBy(messages, (message) => localDay(message.sent_at, timeZone));
  return [...days].map(([date, ofDay]) => ({ date, bursts: splitIntoBursts(ofDay) }));
}

function splitIntoBursts(messages: readonly Message[]): Burst[] {
  const bursts: { id: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const burst = bursts.at(-1);
    const last = burst?.messages.at(-1);
    if (burst !== undefined && last !== undefined && continuesBurst(last, message)) burst.messages.push(message);
    else bursts.push({ id: message.message_id, messages: [message] });
  }
  return bursts;
}

function continuesBurst(last: Message, next: Message): boolean {
  return (
    last.from === next.from &&
    last.part?.kind === next.part?.kind &&
    last.sender_name === next.sender_name &&
    Date.parse(next.sent_at) - Date.parse(last.sent_at) < TOGETHER_MS
  );
}
