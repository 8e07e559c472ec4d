import type { Conflict } from '../../../contract/schemas.ts';
import type { TimeOff } from '../../../contract/time-off-schemas.ts';
import type { Command } from '../../../rules/commands.ts';
import type { GridCursor } from './cursor.ts';
import { NOTHING_CHOSEN, type Selection } from './selection.ts';

/** The shift, or new shift at a cell, that is edited in place. */
export interface InlineEdit {
  readonly at: GridCursor;
  readonly shiftId: string | null;
  /** What was typed to open it, and whether Enter followed before the editor was there. */
  readonly typed: string;
  readonly entered?: boolean;
}

/** Shifts on their way to another cell. */
export interface MoveState {
  readonly ids: readonly string[];
  readonly grabbed: string;
  readonly copy: boolean;
  readonly by: 'pointer' | 'keys';
  readonly target: { readonly row: string; readonly day: number } | null;
}

/** Conflicts that stop an edit until the reader answers. */
export interface ConflictQuestion {
  readonly commands: readonly Command[];
  readonly conflicts: readonly Conflict[];
  readonly kind: 'consent' | 'block';
  readonly overridable: boolean;
  /** The server asked: the edit already shows, and is taken back when the answer is no. */
  readonly saved: boolean;
}

/** The current interaction of the reader with the schedule. */
export interface Interaction {
  /** Null until the reader has moved: the first cell has the focus then. */
  readonly cursor: GridCursor | null;
  readonly selection: Selection;
  readonly editing: InlineEdit | null;
  /** The shift whose conflicts are open beside it. */
  readonly conflictsOf: string | null;
  readonly moving: MoveState | null;
  readonly question: ConflictQuestion | null;
  /** The request for time off that is being decided. */
  readonly deciding: TimeOff | null;
  /** What screen readers were told last. */
  readonly announced: string;
}

/** Holds an interaction and tells its listeners of every change. */
export interface InteractionStore {
  readonly get: () => Interaction;
  readonly set: (change: Partial<Interaction>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store in which nothing is being done yet. */
export function createInteractionStore(): InteractionStore {
  const listeners = new Set<() => void>();
  let now: Interaction = {
    cursor: null,
    selection: NOTHING_CHOSEN,
    editing: null,
    conflictsOf: null,
    moving: null,
    question: null,
    deciding: null,
    announced: '',
  };
  return {
    get: () => now,
    set(change) {
      now = { ...now, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
