import type { Delivery } from '../contract/schemas.ts';

/** A line of the delivery log as it is kept. */
export interface LogLine {
  readonly state: 'WAITING' | 'SENT' | 'SKIPPED' | 'FAILED' | 'RETURNED';
  readonly reason: Delivery['reason'];
  readonly changed_at: Date;
  readonly not_before: Date | null;
}

/** How far the mail that a line went with has come. */
export interface Arrival {
  readonly accepted_at: Date | null;
  readonly refused_at: Date | null;
  readonly returned_at: Date | null;
}

/** What a line of the log says to its reader. Mail counts as sent once a mail server took it; `arrival` is undefined for what is no mail. */
export function deliveryState(
  line: LogLine,
  arrival: Arrival | undefined,
): Pick<Delivery, 'state' | 'reason'> & { readonly at: Date } {
  const { state, reason, changed_at: changedAt } = line;
  if (state === 'RETURNED') return { state: 'FAILED', reason: 'RETURNED', at: changedAt };
  if (state === 'WAITING') return { state, reason: null, at: line.not_before ?? changedAt };
  if (state !== 'SENT' || arrival === undefined) return { state, reason, at: changedAt };
  if (arrival.returned_at !== null) return { state: 'FAILED', reason: 'RETURNED', at: arrival.returned_at };
  if (arrival.accepted_at !== null) return { state, reason: null, at: arrival.accepted_at };
  if (arrival.refused_at !== null) return { state: 'FAILED', reason: 'UNREACHABLE', at: arrival.refused_at };
  return { state: 'WAITING', reason: null, at: changedAt };
}
