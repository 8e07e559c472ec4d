import { type Command, effectiveOn, type Roster } from '../../../rules/commands.ts';
import type { UnsavedEdits } from './edit-shelf.ts';

/** What became of edits that were left unsaved. */
export interface KeptVerdict {
  /** Those that are not done yet. */
  readonly commands: readonly Command[];
  /** Shifts among them that somebody else has changed or taken away since. */
  readonly overtaken: readonly string[];
}

/** Compares what was left with the week as it is now: a batch whose answer was never heard may be saved long since. */
export function judgeKept(kept: UnsavedEdits, now: Roster): KeptVerdict {
  const flight = kept.flight?.commands ?? [];
  const notArrived = new Set(effectiveOn(now, flight).map(({ id }) => id));
  const arrived = new Set(flight.map(({ id }) => id).filter((id) => !notArrived.has(id)));
  const all = [...flight, ...kept.pending];
  const commands = effectiveOn(now, all);
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
