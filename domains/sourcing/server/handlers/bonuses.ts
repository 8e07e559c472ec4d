import { findName } from '@hearth/domains/identity/service';
import { csvLine } from '@hearth/kit/text/csv';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { refuseStale } from '@hearth/platform/database/versioned-rows';
import { implement, raw } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { referralChanged } from '../../contract/events.ts';
import { BONUS_CHANGED, BONUS_OWN } from '../../contract/failures.ts';
import type { Bonus, BonusState } from '../../contract/schemas.ts';
import { canDecide } from '../../rules/bonus.ts';
import { setState } from '../queries/bonus.ts';
import { findDecisions, lockBonus } from '../queries/decision.ts';
import type { DecisionRow } from '../queries/decision.ts';

const SHOWN: Readonly<Record<'DECIDE' | 'PAY' | 'WAIT' | 'OVER', readonly BonusState[]>> = {
  DECIDE: ['EARNED'],
  PAY: ['APPROVED'],
  WAIT: ['WAITING'],
  OVER: ['PAID', 'REFUSED', 'LAPSED'],
};
const DEFAULT_LIMIT = 30;
const MOST_LINES = 5_000;
const BYTE_ORDER_MARK = '\ufeff';

const presentBonus = (row: DecisionRow, readerId: string): Bonus => ({
  id: row.id,
  number: row.number,
  of: row.of,
  amount: row.amount,
  currency: row.currency,
  after_days: row.after_days,
  due_on: row.due_on,
  state: row.state,
  version: row.version,
  changed_at: row.changed_at.toISOString(),
  application_id: row.application_id,
  location_name: row.location_name,
  job_title: row.job_title,
  referrer_name: row.referrer_name,
  candidate_name: row.candidate_name,
  hints: row.hints,
  is_own: row.referrer_id === readerId,
  last: row.last === null ? null : { ...row.last, at: new Date(row.last.at).toISOString() },
});

export const listBonuses = implement(contract.listBonuses, async ({ query }, { db, grant, actor }) => {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const rows = await findDecisions(db, grant, { states: SHOWN[query.show], before: query.before, limit });
  return {
    bonuses: rows.map((row) => presentBonus(row, actor.userId)),
    next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  };
});

export const decideBonus = implement(contract.decideBonus, async ({ params, body }, work) => {
  const { db, grant, actor, clock, emit } = work;
  const row = await lockBonus(db, grant, params.bonus_id);
  const [before] = row === undefined ? [] : await findDecisions(db, grant, { id: row.id });
  if (row === undefined || before === undefined) throw failure(NOT_FOUND);
  if (before.referrer_id === actor.userId) throw failure(BONUS_OWN);
  refuseStale(BONUS_CHANGED, row.version, body.version);
  if (!canDecide(row.state, body.state)) throw failure(BONUS_CHANGED, { version: row.version });
  const by = { byUserId: actor.userId, byName: await findName(db, actor.userId) };
  await setState(db, row, body.state, { ...by, at: clock.now(), note: body.note });
  await emit(referralChanged({ ...before, id: row.referral_id }));
  const [after] = await findDecisions(db, grant, { id: row.id });
  return presentBonus(after ?? before, actor.userId);
});

const HEADING = [
  'location',
  'referrer',
  'referrer_number',
  'hired',
  'job',
  'part',
  'parts',
  'after_days',
  'due_on',
  'amount_minor_units',
  'currency',
  'state',
  'changed_at',
  'changed_by',
  'note',
];

export const exportBonuses = implement(contract.exportBonuses, async ({ query }, { db, grant }) => {
  const rows = await findDecisions(db, grant, { states: SHOWN[query.show], before: undefined, limit: MOST_LINES });
  const lines = rows.map((row) =>
    csvLine([
      row.location_name,
      row.referrer_name,
      row.referrer_number ?? '',
      row.candidate_name,
      row.job_title,
      row.number,
      row.of,
      row.after_days,
      row.due_on ?? '',
      row.amount,
      row.currency,
      row.state.toLowerCase(),
      row.changed_at.toISOString(),
      row.last?.by_name ?? '',
      row.last?.note ?? '',
    ]),
  );
  return raw('text/csv; charset=utf-8', [BYTE_ORDER_MARK, csvLine(HEADING), ...lines].join(''), {
    headers: {
      'content-disposition': 'attachment; filename="referral-bonuses.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
});
