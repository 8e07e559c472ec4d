import { type Command, effectiveCommands, type Roster } from '../../../rules/commands.ts';
import type { UnsavedEdits } from './edit-shelf.ts';

/** The outcome of comparing stored unsaved edits with the current week. */
export interface RecoveredEdits {
  /** Those that are not done yet. */
  readonly commands: readonly Command[];
  /** Shifts among them that somebody else has changed or taken away since. */
  readonly overtaken: readonly string[];
}

/** Compares stored edits with the current week; a batch whose response was lost may already be saved. */
export function compareUnsaved(kept: UnsavedEdits, now: Roster): RecoveredEdits {
  const flight = kept.flight?.commands ?? [];
  const notArrived = new Set(effectiveCommands(now, flight).map(({ id }) => id));
  const arrived = new Set(flight.map(({ id }) => id).filter((id) => !notArrived.has(id)));
  const all = [...flight, ...kept.pending];
  const commands = effectiveCommands(now, all);
  const wanted = new Set(commands.map(({ id }) => id));
  const removedHere = new Set(all.filter(({ kind }) => kind === 'delete').map(({ id }) => id));
  const isOvertaken = (id: string): boolean => {
    const was = kept.versions[id] ?? 0;
    const version = now.shifts.get(id)?.version ?? 0;
    if (version === was || (arrived.has(id) && version === was + 1)) return false;
    return wanted.has(id) || (version === 0 && !removedHere.has(id));
  };
  return { commands, overtaken: [...new Set(all.map(({ id }) => id))].filter(isOvertaken) };
}
