import type { InboxView } from '../contract/views.ts';

/** Assignee, snooze and archive state of a conversation. Times in milliseconds. */
export interface DeskState {
  readonly assignee: string | null;
  readonly snoozedUntil: number | null;
  readonly putAwayAt: number | null;
}

/** A requested change; absent fields stay. */
export interface DeskChange {
  readonly assignee?: string | null | undefined;
  readonly snoozedUntil?: number | null | undefined;
  readonly putAway?: boolean | undefined;
}

const DAY_MS = 86_400_000;
/** Nobody means to rest a conversation for longer. */
const SNOOZE_DAYS = 90;

/** Is true if a conversation can be snoozed until an instant: in the future, and within the limit. */
export function canSnoozeUntil(until: number, now: number): boolean {
  return until > now && until <= now + SNOOZE_DAYS * DAY_MS;
}

/** Applies a change; snoozed and archived exclude each other, and the later one holds. */
export function applyDeskChange(desk: DeskState, change: DeskChange, now: number): DeskState {
  const assignee = change.assignee === undefined ? desk.assignee : change.assignee;
  if (change.putAway === true) return { assignee, snoozedUntil: null, putAwayAt: desk.putAwayAt ?? now };
  const putAwayAt = change.putAway === false || typeof change.snoozedUntil === 'number' ? null : desk.putAwayAt;
  const snoozedUntil = change.snoozedUntil === undefined ? desk.snoozedUntil : change.snoozedUntil;
  return { assignee, snoozedUntil, putAwayAt };
}

/** Parts of the inbox, as the database numbers them. */
const PART = { NOBODYS: 0, SOMEBODYS: 1, RESTING: 2, PUT_AWAY: 3 } as const;

/**
 * The parts that a list of conversations shows. Without a view it is what waits for the house; whoever looks for a name, for
 * what is unread, or asks for the archived ones too, gets everything: nothing that is counted or looked for can hide.
 */
export function inboxParts(view: InboxView | undefined, everything: boolean): readonly number[] {
  if (view === 'MINE') return [PART.SOMEBODYS];
  if (view === 'UNASSIGNED') return [PART.NOBODYS];
  if (view === 'SNOOZED') return [PART.RESTING];
  if (view === 'ARCHIVED') return [PART.PUT_AWAY];
  return everything ? Object.values(PART) : [PART.NOBODYS, PART.SOMEBODYS];
}
