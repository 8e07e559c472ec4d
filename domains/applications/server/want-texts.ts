import type { KnownJob } from '@hearth/domains/jobs/service';
import { saveTextChoice, parseMobileNumber } from '@hearth/domains/sms/service';
import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { PHONE_TAKES_NO_TEXTS } from '../contract/failures.ts';
import type { ApplicationContent } from '../contract/schemas.ts';
import { getLocationInfo } from './queries/location.ts';

/** The number that texts are wanted on, of somebody who applies; refused where it takes none. Null where no texts are sent. */
export async function textNumber(
  work: Pick<Work<'system'>, 'db' | 'config'>,
  job: KnownJob,
  phone: string,
): Promise<string | null> {
  if (work.config.sms === undefined) return null;
  const place = await getLocationInfo(work.db, job.location_id);
  const number = parseMobileNumber(phone, place.country ?? undefined);
  if (number !== null) return number;
  throw failure(PHONE_TAKES_NO_TEXTS, {
    fields: [{ field: 'application.phone', rule: 'mobile', message: PHONE_TAKES_NO_TEXTS.message }],
  });
}

/** Keeps that somebody who applies wants texts at the number that they gave. Nothing where no texts are sent. */
export async function saveTextConsent(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'text'>,
  job: KnownJob,
  { phone, language, userId }: Pick<ApplicationContent, 'phone' | 'language'> & { readonly userId: string },
): Promise<void> {
  const number = await textNumber(work, job, phone);
  if (number === null) return;
  const place = await getLocationInfo(work.db, job.location_id);
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
