import { readSetting } from '@hearth/domains/core/service';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { regimeOf, termsOn } from '../rules/all-regimes.ts';
import { deadlinesOf } from '../rules/deadlines.ts';
import { ELIGIBILITY } from '../rules/settings.ts';
import { eligibilityChanged } from './announce.ts';
import { insertChange } from './queries/change.ts';
import { type CaseRow, findSubject, insertCase, lockCase } from './queries/work-case.ts';
import { tellAsked } from './tell.ts';

/**
 * Begins the case of an employee by the law of their location, and asks them where they have an account. The caller has checked that it
 * may. Where the country has no regime, or there is a case of it already, nothing begins and the answer says which.
 */
export function beginCase(
  work: Work,
  {
    employeeId,
    by,
    isAsked = false,
  }: { readonly employeeId: string; readonly by: string | null; readonly isAsked?: boolean },
): Promise<CaseRow | 'NO_REGIME' | 'THERE' | 'NOT_ASKED'> {
  return inScope(work.db, SYSTEM, async (db) => {
    const now = work.clock.now();
    const subject = await findSubject(db, employeeId, now);
    const regime = regimeOf(subject?.country ?? null);
    if (subject === undefined || regime === undefined) return 'NO_REGIME';
    const setting = await readSetting(db, subject.location_id, ELIGIBILITY);
    if (setting.asks === 'NOBODY' && !isAsked) return 'NOT_ASKED';
    const id = newId(now.getTime());
    const { hire_date: startsOn } = subject;
    const isNew = await insertCase(db, {
      id,
      group_id: subject.group_id,
      employee_id: employeeId,
      regime: regime.code,
      state: subject.user_id === null ? 'NOT_STARTED' : 'WITH_EMPLOYEE',
      round: 1,
      starts_on: startsOn,
      ...deadlinesOf(termsOn(regime, startsOn), { startsOn, begunOn: subject.today }, setting),
      valid_until: null,
      is_receipt: false,
      method: null,
      checked_on: null,
      reason: '',
      started_at: now,
      confirmed_at: null,
      reminded_at: null,
    });
    if (!isNew) return 'THERE';
    await insertChange(
      db,
      { id, group_id: subject.group_id, employee_id: employeeId },
      { action: 'STARTED', by, at: now },
    );
    const row = await lockCase(db, id, now);
    await work.emit(eligibilityChanged(row));
    await tellAsked({ ...work, db }, row);
    return row;
  });
}
