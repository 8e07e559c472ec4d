import { findNames } from '@hearth/domains/identity/service';
import { findEmployees } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import type { Correction } from '../contract/schemas.ts';
import type { CorrectionRow } from './queries/correction.ts';

/** Corrections with names, as one reader sees them; `decides` says which the reader can decide or withdraw. */
export async function presentCorrections(
  tx: Tx,
  rows: readonly CorrectionRow[],
  readerId: string,
  decides: (row: CorrectionRow) => boolean,
): Promise<Correction[]> {
  const names = await findNames(
    tx,
    rows.flatMap(({ proposed_by: by, decided_by: decided }) => [by, ...(decided === null ? [] : [decided])]),
  );
  const staff = await findEmployees(tx, [...new Set(rows.map((row) => row.employee_id))]);
  const people = new Map(staff.map((person) => [person.id, `${person.first_name} ${person.last_name}`.trim()]));
  return rows.map((row) => ({
    id: row.id,
    employee_id: row.employee_id,
    employee_name: people.get(row.employee_id) ?? '',
    location_id: row.location_id,
    side: row.side,
    changes: [...row.changes],
    reason: row.reason,
    minutes_before: row.minutes_before,
    minutes_after: row.minutes_after,
    state: row.state,
    proposed_by: names.get(row.proposed_by) ?? '',
    proposed_at: row.proposed_at.toISOString(),
    decided_by: row.decided_by === null ? null : (names.get(row.decided_by) ?? ''),
    decided_at: row.decided_at?.toISOString() ?? null,
    answer: row.answer,
    version: row.version,
    can_decide: row.state === 'PENDING' && decides(row),
    is_own: row.proposed_by === readerId,
  }));
}

/** One correction, as one reader sees it. */
export async function presentCorrection(tx: Tx, row: CorrectionRow, readerId: string): Promise<Correction> {
  const [shown] = await presentCorrections(tx, [row], readerId, () => true);
  if (shown === undefined) throw new Error('One row is one correction.');
  return shown;
}
