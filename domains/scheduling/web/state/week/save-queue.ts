import { CallError } from '@hearth/client/call-error';
import type { AnsweredConflict, ConflictAnswer, Shift, ShiftCommand } from '../../../contract/schemas.ts';
import type { Command } from '../../../rules/commands.ts';

/** The save state that is shown beside the title. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: Date | null }
  | { readonly kind: 'saving' }
  /** The server cannot be reached; `count` changes wait and are sent again by themselves. */
  | { readonly kind: 'offline'; readonly count: number }
  /** The server refused; nothing more is sent until somebody decides. */
  | { readonly kind: 'refused'; readonly error: unknown };

/** The server's answer to a batch. */
export interface SavedBatch {
  readonly shifts: readonly Shift[];
  readonly answers: readonly AnsweredConflict[];
  readonly versions: readonly { readonly week: string; readonly version: number }[];
}

/**
 * A batch as sent; a retry is byte-identical, so that it counts once. Sent again it is the same to the letter, so
 * that it can only count once.
 */
export interface WireBatch {
  readonly idempotency_key: string;
  readonly commands: readonly ShiftCommand[];
  readonly answers: readonly ConflictAnswer[];
}

/** Unsaved commands: the batch in flight, and those queued behind it. */
export interface UnsavedCommands {
  readonly flight: { readonly commands: readonly Command[]; readonly wire: WireBatch } | null;
  readonly pending: readonly Command[];
}

/** The dependencies of a save queue. */
export interface QueueParts {
  readonly send: (batch: WireBatch) => Promise<SavedBatch>;
  readonly newKey: () => string;
  readonly now: () => Date;
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** Those commands that still do something to what the server has. */
  readonly effective: (commands: readonly Command[]) => Command[];
  /** The commands as the wire wants them, with the versions that the server last gave. */
  readonly forWire: (commands: readonly Command[]) => ShiftCommand[];
  readonly answersFor: (commands: readonly Command[]) => readonly ConflictAnswer[];
  readonly onSaved: (commands: readonly Command[], saved: SavedBatch) => void;
  /** Somebody else was faster: their rows. The commands wait at the head of the queue again. */
  readonly onStale: (commands: readonly Command[], current: readonly Shift[]) => void;
  readonly onChange: () => void;
}

/** Collects edits and saves them in order, one batch at a time. */
export interface SaveQueue {
  readonly push: (commands: readonly Command[]) => void;
  readonly state: () => SaveState;
  /** What the server has not confirmed yet, oldest first. */
  readonly unsaved: () => readonly Command[];
  /** The keys of this page's own batches: their echo is no news. */
  readonly isOwn: (key: string) => boolean;
  readonly own: (key: string) => void;
  /** Tries again at once: the connection is back, or the reader has answered. */
  readonly retry: () => void;
  /** Gives up the refused batch; later edits go on. */
  readonly drop: () => void;
  readonly flush: () => void;
  readonly waiting: () => UnsavedCommands;
  /** Puts what an earlier page did not save before everything else, its batch under the same key. */
  readonly adopt: (waiting: UnsavedCommands) => void;
}

/** The time during which edits are collected before they are sent. */
export const SAVE_DELAY_MS = 300;
const BATCH_SIZE = 500;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;
/** After this many stale answers in a row the reader decides. */
const STALE_LIMIT = 4;

/** Merges consecutive changes of the same shift: ten presses of an arrow key become one change. */
export function mergeCommands(commands: readonly Command[]): Command[] {
  const out: Command[] = [];
  for (const command of commands) {
    const at = command.kind === 'change' ? out.findLastIndex((earlier) => earlier.id === command.id) : -1;
    const earlier = out[at];
    if (command.kind === 'change' && earlier?.kind === 'change') {
      out[at] = { ...earlier, set: { ...earlier.set, ...command.set } };
    } else if (command.kind === 'change' && earlier?.kind === 'create') {
      out[at] = { ...earlier, content: { ...earlier.content, ...(command.set as Partial<typeof earlier.content>) } };
    } else out.push(command);
  }
  return out;
}

interface QueueState {
  pending: readonly Command[];
  flight: UnsavedCommands['flight'];
  refused: { readonly error: unknown; readonly count: number } | null;
  savedAt: Date | null;
  offline: boolean;
  /** The keys of this page's own batches. */
  readonly own: Set<string>;
}

/** One timer at a time: a new one takes the place of the one before. */
function createTimer(later: QueueParts['later']) {
  let cancel: (() => void) | null = null;
  /** Returns whether there was anything to stop. */
  const stopWaiting = (): boolean => {
    const waited = cancel !== null;
    cancel?.();
    cancel = null;
    return waited;
  };
  return {
    stopWaiting,
    wait: (milliseconds: number, run: () => void): void => {
      stopWaiting();
      cancel = later(milliseconds, () => {
        cancel = null;
        run();
      });
    },
  };
}

const toWire = (commands: readonly Command[], parts: QueueParts): WireBatch => ({
  idempotency_key: parts.newKey(),
  commands: parts.forWire(commands),
  answers: parts.answersFor(commands),
});

const isConnectionLost = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 502 || error.status === 401;

/** Sends batch after batch; tries again what did not arrive, and what others were faster with. */
function createSender(state: QueueState, parts: QueueParts) {
  let stale = 0;
  let failures = 0;
  const { wait, stopWaiting } = createTimer(parts.later);

  function begin(): void {
    if (state.flight !== null || state.refused !== null || state.pending.length === 0) return;
    const commands = mergeCommands(parts.effective(state.pending.slice(0, BATCH_SIZE)));
    state.pending = state.pending.slice(BATCH_SIZE);
    if (commands.length === 0) {
      parts.onChange();
      begin();
      return;
    }
    const wire = toWire(commands, parts);
    state.own.add(wire.idempotency_key);
    state.flight = { commands, wire };
    parts.onChange();
    void attempt();
  }

  async function attempt(): Promise<void> {
    const current = state.flight;
    if (current === null) return;
    try {
      const saved = await parts.send(current.wire);
      state.flight = null;
      state.offline = false;
      failures = 0;
      stale = 0;
      state.savedAt = parts.now();
      parts.onSaved(current.commands, saved);
      parts.onChange();
      begin();
    } catch (error) {
      fail(error, current.commands);
    }
  }

  function fail(error: unknown, commands: readonly Command[]): void {
    if (isConnectionLost(error)) {
      state.offline = true;
      failures += 1;
      wait(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS), () => void attempt());
      parts.onChange();
      return;
    }
    state.flight = null;
    state.pending = [...commands, ...state.pending];
    if (error instanceof CallError && error.code === 'CONFLICT_STALE' && stale < STALE_LIMIT) {
      stale += 1;
      parts.onStale(commands, currentIn(error.response));
      wait(0, begin);
    } else state.refused = { error, count: commands.length };
    parts.onChange();
  }

  return { begin, attempt, wait, stopWaiting, forgetFailures: () => void (failures = 0) };
}

export function createSaveQueue(parts: QueueParts): SaveQueue {
  const state: QueueState = {
    pending: [],
    flight: null,
    refused: null,
    savedAt: null,
    offline: false,
    own: new Set(),
  };
  const sender = createSender(state, parts);
  const isIdle = (): boolean => state.flight === null && state.refused === null;
  return {
    push(commands) {
      if (commands.length === 0) return;
      state.pending = [...state.pending, ...commands];
      if (isIdle()) sender.wait(SAVE_DELAY_MS, sender.begin);
      parts.onChange();
    },
    state() {
      if (state.refused !== null) return { kind: 'refused', error: state.refused.error };
      const count = (state.flight?.commands.length ?? 0) + state.pending.length;
      if (state.offline && count > 0) return { kind: 'offline', count };
      return count > 0 ? { kind: 'saving' } : { kind: 'saved', at: state.savedAt };
    },
    unsaved: () => [...(state.flight?.commands ?? []), ...state.pending],
    isOwn: (key) => state.own.has(key),
    own: (key) => void state.own.add(key),
    retry() {
      state.refused = null;
      sender.forgetFailures();
      if (state.flight === null) sender.begin();
      else if (state.offline) {
        sender.stopWaiting();
        void sender.attempt();
      }
      parts.onChange();
    },
    drop() {
      if (state.refused === null) return;
      // What was done after the refused batch stays, as far as it can stand without it.
      state.pending = state.pending.slice(state.refused.count);
      state.refused = null;
      parts.onChange();
      sender.begin();
    },
    waiting: () => ({ flight: state.flight, pending: state.pending }),
    adopt(waiting) {
      adoptWaiting(state, sender, waiting);
      parts.onChange();
    },
    flush() {
      if (state.flight === null && sender.stopWaiting()) sender.begin();
    },
  };
}

function adoptWaiting(state: QueueState, sender: ReturnType<typeof createSender>, waiting: UnsavedCommands): void {
  const isIdle = state.flight === null && state.refused === null;
  const resumes = isIdle ? waiting.flight : null;
  const first = resumes === null ? (waiting.flight?.commands ?? []) : [];
  state.pending = [...first, ...waiting.pending, ...state.pending];
  if (resumes !== null) {
    sender.stopWaiting();
    state.own.add(resumes.wire.idempotency_key);
    state.flight = resumes;
    void sender.attempt();
  } else if (isIdle) sender.wait(0, sender.begin);
}

/** The newest rows in the answer CONFLICT_STALE. */
function currentIn(response: unknown): readonly Shift[] {
  if (typeof response !== 'object' || response === null || !('data' in response)) return [];
  const { data } = response;
  if (typeof data !== 'object' || data === null || !('current' in data) || !Array.isArray(data.current)) return [];
  return data.current as readonly Shift[];
}
