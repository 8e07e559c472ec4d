import type { CorrectionState, PunchAct, PunchChange } from '../../contract/schemas.ts';
import { afterChanges } from './correct.ts';
import { effectiveRows } from '../effective.ts';
import type { EffectivePunch } from '../pair.ts';

/** A row of a person's log, as far as corrections go by it. */
export interface LogRow extends EffectivePunch {
  readonly seq: number;
  readonly act: PunchAct;
  readonly replaces: string | null;
  readonly isManagers: boolean;
  readonly reason: string;
}

interface JudgedCorrection {
  readonly state: CorrectionState;
  readonly location_id: string;
  readonly changes: readonly PunchChange[];
  readonly reason: string;
}

/** The punches that count without a correction and with it. */
export interface CorrectedPunches {
  readonly before: readonly EffectivePunch[];
  readonly after: readonly EffectivePunch[];
}

/**
 * What counts before a correction and after it: of one that waits, by what is punched now; of one that was applied, as it was then, by
 * the rows that it wrote. Undefined for one that changed nothing, or whose punches have changed since it was proposed.
 */
export function punchesAround(log: readonly LogRow[], correction: JudgedCorrection): CorrectedPunches | undefined {
  const { state, changes, location_id } = correction;
  if (state === 'PENDING') {
    const before = effectiveRows(log);
    const after = afterChanges(before, changes, { location_id });
    return after === undefined ? undefined : { before, after };
  }
  if (state !== 'APPLIED') return undefined;
  const written = changes.map((change) => log.find((row) => wrote(row, change, correction))?.seq);
  if (written.length === 0 || !written.every((seq) => seq !== undefined)) return undefined;
  const [first, last] = [Math.min(...written), Math.max(...written)];
  return {
    before: effectiveRows(log.filter(({ seq }) => seq < first)),
    after: effectiveRows(log.filter(({ seq }) => seq <= last)),
  };
}

/** Whether a row is what a change came to. */
function wrote(row: LogRow, change: PunchChange, { reason }: JudgedCorrection): boolean {
  if (!row.isManagers || row.reason !== reason) return false;
  if (change.act !== 'ADD') return row.act === change.act && row.replaces === change.punch_id;
  return row.act === 'PUNCH' && row.kind === change.kind && row.at === Date.parse(change.at);
}
