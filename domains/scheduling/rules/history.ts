import { type Command, applyCommands, type Roster } from './commands.ts';
import { UNDO_STEPS } from './limits.ts';

/** The way back and the way forth again. Each entry holds the commands that go there. */
export interface History {
  readonly undo: readonly (readonly Command[])[];
  readonly redo: readonly (readonly Command[])[];
}

/** The result of an edit, undo or redo: roster, history, and the commands to send. */
export interface HistoryStep {
  readonly roster: Roster;
  readonly history: History;
  readonly commands: readonly Command[];
}

export const EMPTY_HISTORY: History = { undo: [], redo: [] };

/** Remembers how an edit is undone that was made already. */
export function rememberEdit({ undo }: History, inverse: readonly Command[]): History {
  return { undo: [...undo, inverse].slice(-UNDO_STEPS), redo: [] };
}

/** Edits and remembers how to undo it. What could have been redone is forgotten, as everywhere. */
export function pushEdit(roster: Roster, history: History, commands: readonly Command[]): HistoryStep {
  const done = applyCommands(roster, commands);
  if (done.inverse.length === 0) return { roster, history, commands: [] };
  return { roster: done.roster, history: rememberEdit(history, done.inverse), commands };
}

/** Takes the last action back; nothing happens when there is none. */
export function undo(roster: Roster, history: History): HistoryStep {
  const commands = history.undo.at(-1);
  if (commands === undefined) return { roster, history, commands: [] };
  const done = applyCommands(roster, commands);
  return {
    roster: done.roster,
    history: { undo: history.undo.slice(0, -1), redo: [...history.redo, done.inverse] },
    commands,
  };
}

/** Does again what was last undone; nothing happens when there is none. */
export function redo(roster: Roster, history: History): HistoryStep {
  const commands = history.redo.at(-1);
  if (commands === undefined) return { roster, history, commands: [] };
  const done = applyCommands(roster, commands);
  return {
    roster: done.roster,
    history: { undo: [...history.undo, done.inverse].slice(-UNDO_STEPS), redo: history.redo.slice(0, -1) },
    commands,
  };
}
