import { findNames } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import type { BalanceLine, ClosedPeriod, LeaveBalance, LeaveEntry } from '../contract/schemas.ts';
import { listLines } from '../rules/balance.ts';
import { describeBalance } from '../rules/judge.ts';
import { KINDS } from '../rules/settings.ts';
import type { PersonAccounts } from './accounts.ts';
import type { BalanceChangeRow } from './queries/balance-change.ts';
import type { ClosedPeriodRow } from './queries/closed-period.ts';

/** As many lines of a balance as are shown. */
const MOST_LINES = 60;

/** The balances of somebody with what moved them, the latest first; future approved days are among them. */
export function presentBalances(person: PersonAccounts): (LeaveBalance & { lines: BalanceLine[] })[] {
  return KINDS.flatMap((kind) => {
    const held = person.of(kind);
    const balance = held === undefined ? null : describeBalance(held.account, kind, held.requested, person.today);
    if (held === undefined || balance === null) return [];
    const lines = listLines(held.account, balance.year.to > person.today ? balance.year.to : person.today);
    return [{ ...balance, lines: lines.toReversed().slice(0, MOST_LINES) }];
  });
}

/** What managers entered, the latest first, with their names. */
export async function presentEntries(tx: Tx, rows: readonly BalanceChangeRow[]): Promise<LeaveEntry[]> {
  const names = await findNames(
    tx,
    rows.map(({ by_user }) => by_user),
  );
  return rows.toReversed().map((row) => ({
    id: row.id,
    kind: row.kind,
    time_off_kind: row.time_off_kind,
    on: row.on_day,
    amount: row.amount,
    unit: row.unit,
    week_days: row.week_days,
    reason: row.reason,
    at: row.at.toISOString(),
    by: names.get(row.by_user) ?? '',
  }));
}

/** Closed days as a place sees them: its own and those of brands above. */
export function presentClosed(row: ClosedPeriodRow, brandName: string, hereId: string): ClosedPeriod {
  const { id, brand_id, starts_on, ends_on, is_yearly, mode, reason, version } = row;
  return {
    id,
    brand_id,
    brand_name: brandName,
    starts_on,
    ends_on,
    is_yearly,
    mode,
    reason,
    version,
    is_own: brand_id === hereId,
  };
}
