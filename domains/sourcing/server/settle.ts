import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { findEmployees } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import type { Work } from '@hearth/platform/module';
import { referralChanged } from '../contract/events.ts';
import { nextBonusState } from '../rules/bonus.ts';
import { lockBonusesOf, setState } from './queries/bonus.ts';
import { findPlaces } from './queries/place.ts';
import type { ReferralRow } from './queries/referral.ts';

/** Updates the parts of a locked referral to the current facts. Idempotent. Twice is once. */
export async function updateBonuses(
  { db, clock, emit }: Pick<Work<'system'>, 'db' | 'clock' | 'emit'>,
  referral: ReferralRow,
): Promise<void> {
  const now = clock.now();
  const application = (await findApplicationBriefs(db, [referral.application_id])).get(referral.application_id);
  const place = (await findPlaces(db, [referral.location_id])).get(referral.location_id);
  const [employee] = referral.employee_id === null ? [] : await findEmployees(db, [referral.employee_id]);
  if (application === undefined) return;
  const facts = {
    stage: application.stage,
    disputed: referral.disputed_at !== null,
    endsOn: employee?.end_date ?? null,
    today: localDay(now, place?.time_zone ?? 'UTC'),
  };
  let changed = false;
  for (const row of await lockBonusesOf(db, referral.id)) {
    const to = nextBonusState(row.state, { ...facts, dueOn: row.due_on });
    if (to === row.state) continue;
    await setState(db, row, to, { at: now, byUserId: null, byName: '', note: '' });
    changed = true;
  }
  if (changed) await emit(referralChanged(referral));
}
