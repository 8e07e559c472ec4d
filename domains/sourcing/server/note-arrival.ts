import { CAREER_PAGE, findArrival, correctSource } from '@hearth/domains/applications/service';
import { findEmployees, findEmploymentsIn } from '@hearth/domains/team/service';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { referralChanged } from '../contract/events.ts';
import { refusalReason } from '../rules/referral.ts';
import { verifyCode } from './code.ts';
import { isExcludedByRole, findTerms } from './promise.ts';
import { insertBonuses } from './queries/bonus.ts';
import { findByNonce } from './queries/link.ts';
import { insertReferral } from './queries/referral.ts';

type ArrivalContext = Pick<Work<'system'>, 'db' | 'clock' | 'emit'>;

/**
 * Notes by whom an application was referred that came by a link, and what was promised for it on that day; one whose link does not
 * count came by the career page. Twice is once.
 */
export async function recordReferral({ db, emit }: ArrivalContext, applicationId: string): Promise<void> {
  const arrival = await findArrival(db, applicationId);
  if (arrival === undefined || arrival.code === null) return;
  const nonce = await verifyCode(db, arrival.code);
  const link = nonce === null ? undefined : await findByNonce(db, nonce);
  const [referrer] = link === undefined ? [] : await findEmployees(db, [link.employee_id]);
  const today = arrival.at.toISOString().slice(0, 10);
  const works = (end: string | null): boolean => end === null || end >= today;
  const isRefused =
    link === undefined ||
    referrer === undefined ||
    refusalReason({ jobId: link.job_id, userId: link.user_id, expiresAt: link.expires_at }, arrival, {
      candidateWorksHere: (await findEmploymentsIn(db, arrival.groupId, [arrival.userId])).some((one) =>
        works(one.end_date),
      ),
      referrerWorksHere: works(referrer.end_date),
    }) !== null;
  if (isRefused) return correctSource(db, applicationId, CAREER_PAGE);

  const { groupId, locationId } = arrival;
  const row = {
    id: newId(arrival.at.getTime()),
    group_id: groupId,
    location_id: locationId,
    application_id: applicationId,
    referrer_id: link.user_id,
    referrer_employee_id: link.employee_id,
    referrer_name: `${referrer.first_name} ${referrer.last_name}`.trim(),
    candidate_id: arrival.userId,
    job_title: arrival.jobTitle,
    at: arrival.at,
    disputed_at: null,
    employee_id: null,
  };
  if (!(await insertReferral(db, row))) return;
  const post = { id: arrival.jobId, location_id: locationId };
  const promise = (await findTerms(db, [post], arrival.at)).get(arrival.jobId) ?? null;
  const at = { groupId, locationId, userId: link.user_id };
  if (promise !== null && !(await isExcludedByRole(db, promise, at, arrival.at)))
    await insertBonuses(
      db,
      promise.parts.map((part, index) => ({
        id: newId(),
        group_id: groupId,
        location_id: locationId,
        referral_id: row.id,
        number: index + 1,
        after_days: part.after_days,
        amount: part.amount,
        currency: promise.currency,
        changed_at: arrival.at,
      })),
    );
  await emit(referralChanged(row));
}
