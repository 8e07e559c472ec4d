import { reuseDocument } from '@hearth/domains/documents/service';
import { removeAttachments, storeAttachment } from '@hearth/domains/media/service';
import type { UploadedAttachment } from '@hearth/domains/media/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import type { RequestFacts, Work } from '@hearth/platform/module';
import {
  ONBOARDING_ANSWERS_WRONG,
  ONBOARDING_OTHER_TEXT,
  ONBOARDING_STEP_BLOCKED,
  ONBOARDING_STEP_CHANGED,
} from '../contract/failures.ts';
import type { StepAnswer, StepOwner } from '../contract/schemas.ts';
import { findAnswerProblems, keepAnswers } from '../rules/form-answers.ts';
import { blockerOf, isFinished } from '../rules/journey-state.ts';
import { advance } from './advance.ts';
import { onboardingChanged } from './announce.ts';
import { hashText, sealAnswers } from './answers.ts';
import { type Deed, insertChanges } from './queries/change.ts';
import type { JourneyRow } from './queries/journey.ts';
import { findStepsOf, type StepRow, stepRows } from './queries/step.ts';

/** Who does a step: an account, or the holder of a link. */
export interface Doer {
  readonly userId: string | null;
  readonly request: Pick<RequestFacts, 'ip' | 'userAgent'>;
}

const LONGEST_AGENT = 300;

/** A step of a locked onboarding in the version that its doer read, with all others; refuses one that can't be done now. */
export async function requireStep(
  tx: Work['db'],
  row: JourneyRow,
  read: { readonly stepId: string; readonly version: number; readonly owners: readonly StepOwner[] },
): Promise<{ readonly step: StepRow; readonly steps: readonly StepRow[] }> {
  const steps = await findStepsOf(tx, [row.id]);
  const step = steps.find(({ id, owner }) => id === read.stepId && read.owners.includes(owner));
  if (step === undefined) throw failure(NOT_FOUND);
  if (row.state !== 'UNDER_WAY' || step.version !== read.version || isFinished(step.state))
    throw failure(ONBOARDING_STEP_CHANGED);
  if (blockerOf(step, steps) !== undefined) throw failure(ONBOARDING_STEP_BLOCKED);
  return { step, steps };
}

/** A deed on a step, for the history. */
export function deedOf(
  row: JourneyRow,
  stepId: string,
  action: Deed['action'],
  more: Pick<Deed, 'by' | 'at' | 'detail'>,
): Deed {
  return { about: 'STEP', action, aboutId: stepId, groupId: row.group_id, employeeId: row.employee_id, ...more };
}

/** The document on file takes the place of a new one: the new hire has agreed to it. */
async function reuseFor(work: Work<'system'>, row: JourneyRow, step: StepRow, by: Doer) {
  if (step.kind !== 'UPLOAD' || step.document_type_id === null) throw failure(NOT_FOUND);
  const at = work.clock.now();
  const documentId = await reuseDocument(work, {
    employeeId: row.employee_id,
    typeId: step.document_type_id,
    day: localDay(at, row.time_zone),
    by: by.userId,
  });
  const change = {
    state: 'DONE' as const,
    done_by: by.userId,
    done_at: at,
    attachment_id: null,
    reason: '',
  };
  return { change, reused: documentId };
}

/** What a step becomes by an answer; refuses what the step doesn't ask for. */
function changeBy(tx: Work['db'], step: StepRow, sent: StepAnswer, { userId, request }: Doer, at: Date) {
  const sha256 = hashText(step);
  const done = { state: 'DONE' as const, done_by: userId, done_at: at, signed_sha256: sha256 };
  if (step.kind === 'FORM') {
    const given = Object.fromEntries(sent.answers.map(({ field, value }) => [field, value]));
    const answers = keepAnswers(step.fields, given);
    const problems = findAnswerProblems(step.fields, answers);
    if (problems.length > 0)
      throw failure(ONBOARDING_ANSWERS_WRONG, {
        fields: problems.map((field) => ({ field, rule: 'format_regex', message: ONBOARDING_ANSWERS_WRONG.message })),
      });
    return { state: 'REVIEW' as const, answers: sealAnswers(tx, step.id, answers), reason: '' };
  }
  // An agreement is signed where it is read, not here.
  if ((step.kind !== 'READ' && step.kind !== 'SIGN') || step.agreement_id !== null) throw failure(NOT_FOUND);
  if (sent.sha256 !== sha256) throw failure(ONBOARDING_OTHER_TEXT);
  if (step.kind === 'READ') return done;
  if (sent.name === '')
    throw failure(ONBOARDING_ANSWERS_WRONG, {
      fields: [{ field: 'name', rule: 'required', message: ONBOARDING_ANSWERS_WRONG.message }],
    });
  const signature = {
    signed_name: sent.name,
    signed_ip: request.ip,
    signed_agent: request.userAgent.slice(0, LONGEST_AGENT),
  };
  return { ...done, ...signature };
}

/** Does a step of the new hire: reads, signs, or sends a form, which waits for a review. */
export async function answerStep(
  work: Work<'system'>,
  row: JourneyRow,
  sent: StepAnswer,
  by: Doer,
): Promise<JourneyRow> {
  const { db, clock } = work;
  const read = { stepId: sent.step_id, version: sent.version, owners: ['HIRE'] as const };
  const { step, steps } = await requireStep(db, row, read);
  const at = clock.now();
  const isReused = sent.reuse === true;
  const { change, reused } = isReused
    ? await reuseFor(work, row, step, by)
    : { change: changeBy(db, step, sent, by, at), reused: null };
  await stepRows.replace(db, { id: step.id, version: sent.version }, change);
  if (isReused && step.attachment_id !== null) await removeAttachments(work, row.group_id, [step.attachment_id]);
  const detail = {
    sha256: hashText(step),
    ...('signed_name' in change ? { name: change.signed_name } : {}),
    ...(reused === null ? {} : { reused, consent: true }),
  };
  await insertChanges(db, [
    deedOf(row, step.id, change.state === 'REVIEW' ? 'SENT' : 'DONE', { by: by.userId, at, detail }),
  ]);
  return advance(work, row.id, steps);
}

/** Keeps the file that a step of the new hire asks for, in place of one that was sent before; it waits for a review. */
export async function fileStep(
  work: Work<'system'>,
  row: JourneyRow,
  sent: {
    readonly stepId: string;
    readonly version: number;
    readonly file: UploadedAttachment;
    readonly validUntil: string | undefined;
  },
  by: Doer,
): Promise<JourneyRow> {
  const { db, clock } = work;
  const { step, steps } = await requireStep(db, row, { ...sent, owners: ['HIRE'] });
  if (step.kind !== 'UPLOAD') throw failure(NOT_FOUND);
  const { validUntil = null } = sent;
  const today = localDay(clock.now(), row.time_zone);
  if (step.asks_until && (validUntil === null || validUntil < today))
    throw failure(ONBOARDING_ANSWERS_WRONG, {
      fields: [
        {
          field: 'valid_until',
          rule: validUntil === null ? 'required' : 'too_small',
          message: ONBOARDING_ANSWERS_WRONG.message,
        },
      ],
    });
  const stored = await storeAttachment(work, {
    groupId: row.group_id,
    ownerUserId: by.userId,
    file: sent.file,
    announce: onboardingChanged(row),
  });
  await stepRows.replace(
    db,
    { id: step.id, version: sent.version },
    { state: 'REVIEW', attachment_id: stored.id, valid_until: step.asks_until ? validUntil : null, reason: '' },
  );
  if (step.attachment_id !== null) await removeAttachments(work, row.group_id, [step.attachment_id]);
  await insertChanges(db, [deedOf(row, step.id, 'SENT', { by: by.userId, at: clock.now() })]);
  return advance(work, row.id, steps);
}

/** Finishes a step of somebody who helps the new hire. */
export async function finishStep(
  work: Work<'system'>,
  row: JourneyRow,
  read: Parameters<typeof requireStep>[2],
  userId: string,
): Promise<JourneyRow> {
  const { db, clock } = work;
  const { step, steps } = await requireStep(db, row, read);
  const at = clock.now();
  await stepRows.replace(db, { id: step.id, version: read.version }, { state: 'DONE', done_by: userId, done_at: at });
  await insertChanges(db, [deedOf(row, step.id, 'DONE', { by: userId, at })]);
  return advance(work, row.id, steps);
}
