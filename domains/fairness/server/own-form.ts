import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { readSetting } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import type { CandidateParty } from '@hearth/platform/access/party';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { formFor } from '../rules/forms.ts';
import { FAIRNESS } from '../rules/settings.ts';
import { countingDate } from '../rules/year.ts';
import type { AnswerTarget } from './queries/answer.ts';
import { findLocation } from './queries/place.ts';

/**
 * What the writer of an application may be asked: by the law of its place, where their employer asks at all, and until the year is
 * counted. Null where nothing is.
 */
export async function findForm(
  { db, clock }: Pick<Work<'self'>, 'db' | 'clock'>,
  { applicationId, scope: { userId } }: CandidateParty,
) {
  const written = (await findApplicationBriefs(db, [applicationId])).get(applicationId);
  if (written === undefined) throw failure(NOT_FOUND);
  const year = written.appliedAt.getUTCFullYear();
  const until = countingDate(year);
  if (until <= clock.now()) return null;
  const { place, setting } = await inScope(db, SYSTEM, async (system) => ({
    place: await findLocation(system, written.locationId),
    setting: await readSetting(system, written.groupId, FAIRNESS),
  }));
  if (place === undefined || !setting.asks) return null;
  const asked = formFor(place.country, localDay(clock.now(), place.time_zone), setting.contractor);
  if (asked === null) return null;
  const at: AnswerTarget = { applicationId, userId, groupId: written.groupId, form: asked.form, year };
  return { ...asked, until, employerName: written.employerName, at };
}
