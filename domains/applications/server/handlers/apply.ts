import { getPerson } from '@hearth/domains/identity/service';
import { getOpenJob } from '@hearth/domains/jobs/service';
import { findOwnProfile } from '@hearth/domains/profiles/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM, violatedConstraint } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ALREADY_APPLIED } from '../../contract/failures.ts';
import { loadFurtherJobs } from '../further-jobs.ts';
import { deleteDrafts } from '../queries/draft.ts';
import { receiveSent } from '../actions/receive-sent.ts';
import { answersById, keepSentFiles, refuseIncomplete } from '../sent-answers.ts';
import { withSentFiles } from '../sent-files.ts';
import type { SentFile } from '../sent-files.ts';
import { saveTextConsent } from '../want-texts.ts';

/** Files are brought first; if the application is refused afterwards, they are removed again. */
export const apply = implement(contract.apply, async ({ params, body, files: received }, context) => {
  const { application } = body;
  const { clock, actor } = context;
  const { userId } = actor;
  const given = answersById(application);
  const keep = (files: readonly SentFile[]) =>
    context.run(SYSTEM, async (work) => {
      const { db: tx } = work;
      const job = await getOpenJob({ db: tx, clock }, params.job_id);
      const person = await getPerson(tx, userId);
      refuseIncomplete(job, given, files);
      const further = await loadFurtherJobs({ db: tx, clock }, job, application.also ?? [], given, userId);
      const kept = await keepSentFiles(work, job, files, {
        given,
        ownerUserId: userId,
        language: application.language,
      });
      const parts = application.profile_parts ?? [];
      const profile = parts.length === 0 ? null : await findOwnProfile(tx, userId);
      const along = profile === null ? null : { profile, parts };
      const id = await receiveSent(work, [job, ...further], { application, kept, person, along }).catch(
        (error: unknown) => {
          throw violatedConstraint(error) === 'application_once' ? failure(ALREADY_APPLIED) : error;
        },
      );
      if (application.text_me === true) await saveTextConsent(work, job, { ...application, userId });
      await deleteDrafts(tx, { jobId: job.id, email: person.email, token: application.draft_token });
      return { id };
    });
  return withSentFiles(context, { jobId: params.job_id, userId, files: received, given }, keep);
});
