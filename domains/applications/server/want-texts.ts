import type { KnownJob } from '@hearth/domains/jobs/service';
import { saveTextChoice, parseMobileNumber } from '@hearth/domains/sms/service';
import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { PHONE_TAKES_NO_TEXTS } from '../contract/failures.ts';
import type { ApplicationContent } from '../contract/schemas.ts';
import { getLocationInfo } from './queries/location.ts';

/**
 * Stores a candidate's consent to SMS at their number; does nothing where SMS is off. Nothing where no texts are
 * sent.
 */
export async function saveTextConsent(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'text'>,
  job: KnownJob,
  { phone, language, userId }: Pick<ApplicationContent, 'phone' | 'language'> & { readonly userId: string },
): Promise<void> {
  if (work.config.sms === undefined) return;
  const place = await getLocationInfo(work.db, job.location_id);
  const number = parseMobileNumber(phone, place.country ?? undefined);
  if (number === null)
    throw failure(PHONE_TAKES_NO_TEXTS, {
      fields: [{ field: 'application.phone', rule: 'mobile', message: PHONE_TAKES_NO_TEXTS.message }],
    });
  await saveTextChoice(work, {
    groupId: job.group_id,
    userId,
    number,
    wanted: true,
    via: 'APPLICATION',
    language,
    employer: place.employer_name,
  });
}
