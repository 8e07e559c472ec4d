import type { Tx } from '@hearth/platform/database';
import { punchesAround } from '../rules/corrections/correction-log.ts';
import type { CorrectedPunches, LogRow } from '../rules/corrections/correction-log.ts';
import { MOST_CORRECTIONS, MOST_DAYS, MS_PER_DAY } from '../rules/limits.ts';
import { toEffective } from './present.ts';
import { findOfPeople, findPendingAt } from './queries/correction.ts';
import type { CorrectionRow } from './queries/correction.ts';
import { findLogs } from './queries/punch.ts';
import type { PunchRow } from './queries/punch.ts';

/** So far around what a correction changes punches are read: whole weeks of pay, and the work that reaches into them. */
const AROUND_MS = 9 * MS_PER_DAY;

/** What counts of somebody’s punches without a correction and with it, for more than a week to both sides of what it changes. */
export interface CorrectedWork extends CorrectedPunches {
  readonly correction_id: string;
  readonly employee_id: string;
  /** The first and the last moment that it is about. */
  readonly first: Date;
  readonly last: Date;
}

/** What corrections of people’s own hours change: of those that wait, and of the applied ones of the last days. */
export async function findMyCorrected(
  tx: Tx<'self'>,
  employeeIds: readonly string[],
  now: Date,
): Promise<CorrectedWork[]> {
  const since = new Date(now.getTime() - MOST_DAYS * MS_PER_DAY);
  return readCorrected(tx, await findOfPeople(tx, employeeIds, since, MOST_CORRECTIONS));
}

/** What the corrections change that wait at a location. The caller has checked who may know. */
export async function findWaitingCorrected(tx: Tx, locationId: string): Promise<CorrectedWork[]> {
  return readCorrected(tx, await findPendingAt(tx, locationId, MOST_CORRECTIONS));
}

async function readCorrected(tx: Tx, rows: readonly CorrectionRow[]): Promise<CorrectedWork[]> {
  const about = rows
    .filter(({ state, changes }) => (state === 'PENDING' || state === 'APPLIED') && changes.length > 0)
    .map((row) => ({ row, ...edgesOf(row) }));
  const asked = [...Map.groupBy(about, ({ row }) => row.employee_id)].map(([employeeId, own]) => ({
    employeeId,
    from: new Date(Math.min(...own.map(({ first }) => first.getTime())) - AROUND_MS),
    before: new Date(Math.max(...own.map(({ last }) => last.getTime())) + AROUND_MS),
  }));
  const logs = Map.groupBy(await findLogs(tx, asked), (punch) => punch.employee_id);
  return about.flatMap(({ row, first, last }) => {
    const log = (logs.get(row.employee_id) ?? []).map(toLogRow);
    const found = punchesAround(log, row);
    return found === undefined ? [] : [{ correction_id: row.id, employee_id: row.employee_id, first, last, ...found }];
  });
}

/** The first and the last moment of what is changed, and of what it was before as far as the correction says. */
function edgesOf({ changes }: CorrectionRow): { readonly first: Date; readonly last: Date } {
  const times = changes.map(({ at }) => Date.parse(at));
  return { first: new Date(Math.min(...times)), last: new Date(Math.max(...times)) };
}

function toLogRow(row: PunchRow): LogRow {
  const { seq, act, replaces, reason, source } = row;
  return { ...toEffective(row), seq, act, replaces, reason, isManagers: source === 'MANAGER' };
}
