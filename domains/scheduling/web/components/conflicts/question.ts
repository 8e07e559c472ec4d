import { CallError } from '@hearth/client/call-error';
import type { Conflict } from '../../../contract/schemas.ts';
import { canBeOverridden } from '../../../rules/conflicts/compare-conflicts.ts';
import type { ConflictQuestion } from '../../state/grid/interaction.ts';

/** Converts a server refusal to a question about conflicts that this page did not know of. */
export function toQuestion(error: unknown): ConflictQuestion | null {
  if (!(error instanceof CallError) || (error.code !== 'CONSENT_NEEDED' && error.code !== 'SHIFT_CONFLICT'))
    return null;
  const conflicts = conflictsIn(error.response);
  if (conflicts.length === 0) return null;
  const kind = error.code === 'CONSENT_NEEDED' ? 'consent' : 'block';
  return { commands: [], conflicts, kind, overridable: conflicts.every(canBeOverridden), saved: true };
}

function conflictsIn(response: unknown): readonly Conflict[] {
  if (typeof response !== 'object' || response === null || !('data' in response)) return [];
  const { data } = response;
  if (typeof data !== 'object' || data === null || !('conflicts' in data) || !Array.isArray(data.conflicts)) return [];
  return data.conflicts as readonly Conflict[];
}
