import type { KnownJob } from '@hearth/domains/jobs/service';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { ApplicationContent } from '../../contract/schemas.ts';
import { parseSource } from '../../rules/source.ts';
import { evaluateAnswers } from '../further-jobs.ts';
import { createApplication } from './receive.ts';
import type { AttachedProfile } from './receive.ts';
import type { KeptFiles } from '../sent-answers.ts';

/** An application as it was sent, whose it is, and what of their profile goes along. */
interface Sent {
  readonly application: ApplicationContent;
  readonly kept: KeptFiles;
  readonly person: { readonly id: string; readonly email: string | null };
  readonly along: AttachedProfile | null;
}

/** Makes the applications for a job and for its further places, together; the id of the first. */
export async function receiveSent(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'emit'>,
  [job, ...further]: readonly [KnownJob, ...KnownJob[]],
  { application, kept, person, along }: Sent,
): Promise<string> {
  const sent = {
    user_id: person.id,
    first_name: application.first_name,
    last_name: application.last_name,
    email: person.email ?? '',
    phone: application.phone,
    message: application.message,
    availability: application.availability,
    can_start_on: application.can_start_on,
    hours_per_week: application.hours_per_week,
    attachment_ids: [...kept.attachmentIds],
    says_minor: application.says_minor === true,
    language: application.language,
    ...parseSource(application.source),
    together_id: further.length === 0 ? null : newId(work.clock.now().getTime()),
  };
  const id = await createApplication(work, job, { ...sent, ...evaluateAnswers(job, kept.given) }, along);
  for (const sister of further)
    await createApplication(work, sister, { ...sent, ...evaluateAnswers(sister, kept.given) }, along);
  return id;
}
