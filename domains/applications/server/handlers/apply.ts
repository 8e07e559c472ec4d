import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { getPerson } from '@hearth/domains/identity/service';
import { validateAnswers, getOpenJob } from '@hearth/domains/jobs/service';
import type { KnownJob } from '@hearth/domains/jobs/service';
import { storeAttachment } from '@hearth/domains/media/service';
import { findOwnProfile } from '@hearth/domains/profiles/service';
import { SYSTEM, violatedConstraint } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ALREADY_APPLIED, ANSWER_MISSING } from '../../contract/failures.ts';
import { parseSource } from '../../rules/source.ts';
import { evaluateAnswers, loadFurtherJobs } from '../further-jobs.ts';
import { deleteDrafts } from '../queries/draft.ts';
import { createApplication } from '../receive.ts';
import { mapFilesToQuestions, withSentFiles } from '../sent-files.ts';
import type { SentFile } from '../sent-files.ts';
import { saveTextConsent } from '../want-texts.ts';

/** Files are brought first; if the application is refused afterwards, they are removed again. */
export const apply = implement(contract.apply, async ({ params, body, files: received }, context) => {
  const { application } = body;
  const { clock, actor } = context;
  const given = Object.fromEntries(application.answers.map((item) => [item.question_id, item.answer]));
  const keep = (files: readonly SentFile[]) =>
    context.run(SYSTEM, async (work) => {
      const { db: tx } = work;
      const job = await getOpenJob({ db: tx, clock }, params.job_id);
      const person = await getPerson(tx, actor.userId);
      const asFile = mapFilesToQuestions(job.questions, given);
      const lacking = [...asFile].filter(([index]) => files[index] === undefined);
      const problems = [
        ...validateAnswers(job.questions, given),
        ...lacking.map(([, { id }]) => ({ questionId: id, rule: 'not_a_file' as const })),
      ];
      if (problems.length > 0) {
        throw failure(ANSWER_MISSING, {
          fields: problems.map(({ questionId, rule }) => ({
            field: `answers.${questionId}`,
            rule,
            message: ANSWER_MISSING.message,
          })),
        });
      }
      const further = await loadFurtherJobs({ db: tx, clock }, job, application.also ?? [], given, actor.userId);
      const attachmentIds: string[] = [];
      for (const [index, { brought, isChecked }] of files.entries()) {
        const owner = { groupId: job.group_id, ownerUserId: actor.userId, mailIn: application.language };
        const stored = await storeAttachment(work, { ...owner, file: brought, isChecked });
        attachmentIds.push(stored.id);
        // The employer reads the file's name at the question and opens it among the files.
        const question = asFile.get(index);
        if (question !== undefined) given[question.id] = stored.name;
      }
      const sent = {
        user_id: actor.userId,
        first_name: application.first_name,
        last_name: application.last_name,
        email: person.email ?? '',
        phone: application.phone,
        message: application.message,
        availability: application.availability,
        can_start_on: application.can_start_on,
        hours_per_week: application.hours_per_week,
        attachment_ids: attachmentIds,
        says_minor: application.says_minor === true,
        language: application.language,
        ...parseSource(application.source),
        together_id: further.length === 0 ? null : newId(clock.now().getTime()),
      };
      const parts = application.profile_parts ?? [];
      const profile = parts.length === 0 ? null : await findOwnProfile(tx, actor.userId);
      const along = profile === null ? null : { profile, parts };
      const send = (one: KnownJob): Promise<string> =>
        createApplication(work, one, { ...sent, ...evaluateAnswers(one, given) }, along).catch((error: unknown) => {
          throw violatedConstraint(error) === 'application_once' ? failure(ALREADY_APPLIED) : error;
        });
      const id = await send(job);
      for (const sister of further) await send(sister);
      if (application.text_me === true) await saveTextConsent(work, job, { ...application, userId: actor.userId });
      await deleteDrafts(tx, { jobId: job.id, email: person.email, token: application.draft_token });
      return { id };
    });
  return withSentFiles(context, { jobId: params.job_id, files: received, given }, keep);
});
