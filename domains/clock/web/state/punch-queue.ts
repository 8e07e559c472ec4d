import { sharedState } from '@hearth/client/shared-state';
import type { SharedState } from '@hearth/client/shared-state';
import type { MyClock, SentPunch } from '../../contract/schemas.ts';
import { OLDEST_MS } from '../../rules/limits.ts';

/** A punch that waits on this device until there is a network. */
export interface QueuedPunch {
  readonly userId: string;
  readonly employeeId: string;
  readonly punch: SentPunch;
}

/** Punches that wait, in the order in which they were made. */
export interface PunchQueue {
  readonly of: (userId: string) => readonly QueuedPunch[];
  /** Adds one; answers false where there is no room for more. */
  readonly add: (queued: QueuedPunch) => boolean;
  /** Takes those out that the server has answered for. */
  readonly remove: (keys: ReadonlySet<string>) => void;
}

const PART = 'waitingPunches';
/** More than anybody makes in a week. */
const MOST = 100;

/** The punches that wait in a browser: they outlive a closed page, and end with the time after which the server takes none. */
export function createPunchQueue(state: SharedState): PunchQueue {
  const all = (): readonly QueuedPunch[] => {
    const kept = state.read(PART);
    return Array.isArray(kept) ? (kept as QueuedPunch[]) : [];
  };
  const keep = (list: readonly QueuedPunch[]): void =>
    list.length === 0 ? state.forget(PART) : state.keep(PART, list, OLDEST_MS);
  return {
    of: (userId) => all().filter((one) => one.userId === userId),
    add: (queued) => {
      const list = all();
      if (list.length >= MOST) return false;
      keep([...list, queued]);
      return true;
    },
    remove: (keys) => keep(all().filter(({ punch }) => !keys.has(punch.idempotency_key))),
  };
}

/** The punches that wait in this browser. */
export const punchQueue: PunchQueue = createPunchQueue(sharedState);

const STATES = { IN: 'IN', BREAK_END: 'IN', BREAK_START: 'BREAK', OUT: 'OUT' } as const;

/** A clock as it will be once the punches that wait have been sent. */
export function withWaiting(clock: MyClock, waiting: readonly QueuedPunch[]): MyClock {
  const last = waiting.findLast(({ employeeId }) => employeeId === clock.employee_id)?.punch;
  if (last === undefined || last.kind === 'TOGGLE') return clock;
  const state = STATES[last.kind];
  return { ...clock, state, since: state === 'OUT' ? null : last.device_at };
}
