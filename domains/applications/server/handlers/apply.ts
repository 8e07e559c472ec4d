import { Failure, failure, invalid } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { getPerson } from '@hearth/domains/identity/service';
import { answerProblems, fileIndexOf, getOpenJob, knockedOutBy } from '@hearth/domains/jobs/service';
import { storeAttachment } from '@hearth/domains/media/service';
import { inScope, SYSTEM, violatedUnique } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { applicationReceived } from '../../contract/events.ts';
import { ALREADY_APPLIED, ANSWER_MISSING } from '../../contract/failures.ts';
import { insertApplication } from '../queries/application.ts';
import { getPlace } from '../queries/location.ts';
import { insertStageEvent } from '../queries/stage-event.ts';

/** Files are stored first; if the application is refused afterwards, the transaction forgets them and the sweeper removes the bytes. */
export const apply = implement(contract.apply, async ({ params, body, files }, work) => {
  const { application } = body;
  const { db, clock, actor } = work;
  const now = clock.now();
  return inScope(db, SYSTEM, async (tx) => {
    const job = await getOpenJob({ db: tx, clock }, params.job_id);
    const place = await getPlace(tx, job.location_id);
    const person = await getPerson(tx, actor.userId);
    const given = Object.fromEntries(application.answers.map((item) => [item.question_id, item.answer]));
    const asFile = new Map(
      job.questions.flatMap((question) => {
        const index =
          question.kind === 'FILE' || question.kind === 'VIDEO' ? fileIndexOf(given[question.id] ?? '') : null;
        return index === null ? [] : [[index, question] as const];
      }),
    );
    const lacking = [...asFile].filter(([index]) => files[index] === undefined);
    const problems = [
      ...answerProblems(job.questions, given),
      ...lacking.map(([, { id }]) => ({ questionId: id, rule: 'not_a_file' as const })),
    ];
    const knockedOut = knockedOutBy(job.questions, given);
    if (problems.length > 0) {
      throw failure(ANSWER_MISSING, {
        fields: problems.map(({ questionId, rule }) => ({
          field: `answers.${questionId}`,
          rule,
          message: ANSWER_MISSING.message,
        })),
      });
    }
    const attachmentIds: string[] = [];
    for (const [index, file] of files.entries()) {
      const stored = await storeAttachment(
        { ...work, db: tx },
        {
          groupId: job.group_id,
          ownerUserId: actor.userId,
          file,
          isVideo: asFile.get(index)?.kind === 'VIDEO',
        },
      ).catch((error: unknown) => {
        throw error instanceof Failure
          ? invalid([
              {
                field: asFile.has(index) ? `answers.${asFile.get(index)?.id ?? ''}` : `files.${index}`,
                rule: error.kind.code.toLowerCase(),
                message: `${file.name}: ${error.kind.message}`,
              },
            ])
          : error;
      });
      attachmentIds.push(stored.id);
      // The employer reads the file's name at the question and opens it among the files.
      const question = asFile.get(index);
      if (question !== undefined) given[question.id] = stored.name;
    }
    const id = newId(now.getTime());
    await insertApplication(tx, {
      id,
      group_id: job.group_id,
      location_id: job.location_id,
      job_id: job.id,
      user_id: actor.userId,
      first_name: application.first_name,
      last_name: application.last_name,
      email: person.email ?? '',
      phone: application.phone,
      message: application.message,
      availability: application.availability,
      can_start_on: application.can_start_on,
      hours_per_week: application.hours_per_week,
      answers: job.questions.flatMap((question) => {
        const answer = given[question.id];
        return answer === undefined
          ? []
          : [{ question: question.text, answer, knocked_out: knockedOut.includes(question.id) }];
      }),
      knocked_out: knockedOut.length > 0,
      attachment_ids: attachmentIds,
      language: application.language,
      source: application.source,
      job_title: job.title,
      employer_name: place.employer_name,
      location_name: place.location_name,
      location_city: place.city,
      position_id: job.position_id,
      position_name: job.position_name,
      stage: 'NEW',
      applied_at: now,
      stage_entered_at: now,
      waiting_since: now,
    }).catch((error: unknown) => {
      throw violatedUnique(error) === 'application_once' ? failure(ALREADY_APPLIED) : error;
    });
    await insertStageEvent(tx, {
      id: newId(now.getTime()),
      group_id: job.group_id,
      application_id: id,
      user_id: actor.userId,
      from_stage: null,
      to_stage: 'NEW',
      reason: null,
      by_side: 'CANDIDATE',
      by_user_id: actor.userId,
      by_name: `${application.first_name} ${application.last_name}`,
      at: now,
    });
    await work.emit(
      applicationReceived({
        id,
        groupId: job.group_id,
        locationId: job.location_id,
        jobId: job.id,
        userId: actor.userId,
      }),
    );
    return { id };
  });
});
