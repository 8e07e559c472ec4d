import { anyone, endpoint, signedIn } from '@hearth/kit/endpoint';
import { localDate, rowVersion, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  ONBOARDING_ANSWERS_WRONG,
  ONBOARDING_LINK_NOT_VALID,
  ONBOARDING_OTHER_TEXT,
  ONBOARDING_STEP_BLOCKED,
  ONBOARDING_STEP_CHANGED,
} from './failures.ts';
import { ownJourney, purpose, step, stepAnswer } from './schemas.ts';

const service = 'onboarding';
/** What the link of an email carries behind its `#`. */
const link = string(200).min(20);
const MEGABYTE = 1024 * 1024;
/** One PDF or picture. */
const upload = { field: 'file', maxCount: 1, maxBytes: 10 * MEGABYTE } as const;
/** The fields of a multipart body are texts. */
const sentVersion = string(10).transform(Number).pipe(rowVersion);
/** The last day of what is sent, where its step asks for it. */
const validUntil = localDate.optional();
const failures = {
  ONBOARDING_ANSWERS_WRONG,
  ONBOARDING_OTHER_TEXT,
  ONBOARDING_STEP_BLOCKED,
  ONBOARDING_STEP_CHANGED,
} as const;
/** Whoever has the link is the new hire: it is mailed to nobody else. */
const byLink = { service, access: anyone(), transaction: 'none' } as const;
/** What somebody enters and signs is theirs: nobody does it who acts for them in their account. */
const own = { service, access: signedIn(), whileActing: 'refused' } as const;

export const openOnboarding = endpoint({
  ...byLink,
  id: 'onboarding.openOnboarding',
  method: 'POST',
  path: '/v1/onboarding/open',
  summary: 'Returns an onboarding by its link, as the new hire sees it.',
  body: z.strictObject({ link }),
  answer: ownJourney,
  failures: { ONBOARDING_LINK_NOT_VALID },
});

export const answerOnboarding = endpoint({
  ...byLink,
  id: 'onboarding.answerOnboarding',
  method: 'POST',
  path: '/v1/onboarding/answer',
  summary: 'Does a step of the new hire by their link: confirms that a text was read, signs it, or sends a form.',
  body: stepAnswer.extend({ link }),
  answer: ownJourney,
  failures: { ...failures, ONBOARDING_LINK_NOT_VALID },
});

export const sendOnboardingFile = endpoint({
  ...byLink,
  id: 'onboarding.sendOnboardingFile',
  method: 'POST',
  path: '/v1/onboarding/file',
  summary: 'Sends the photo or PDF that a step of the new hire asks for, by their link.',
  body: z.strictObject({ link, step_id: uuid, version: sentVersion, valid_until: validUntil }),
  multipart: upload,
  answer: ownJourney,
  failures: { ...failures, ONBOARDING_LINK_NOT_VALID },
});

export const listMyOnboarding = endpoint({
  ...own,
  id: 'onboarding.listMyOnboarding',
  method: 'GET',
  path: '/v1/my/onboarding',
  whileActing: 'allowed',
  summary: 'Returns the caller’s own onboardings, the newest first, and what they are asked to do as a buddy.',
  answer: z.strictObject({
    journeys: z.array(ownJourney),
    buddy_steps: z.array(
      z.strictObject({
        journey_id: uuid,
        name: z.string(),
        location_name: z.string(),
        purpose,
        starts_on: z.string(),
        step,
      }),
    ),
  }),
});

export const answerMyOnboarding = endpoint({
  ...own,
  id: 'onboarding.answerMyOnboarding',
  method: 'POST',
  path: '/v1/my/onboarding/{journey_id}/answer',
  summary: 'Does a step of the caller’s own onboarding.',
  params: z.object({ journey_id: uuid }),
  body: stepAnswer,
  answer: ownJourney,
  changes: () => [listMyOnboarding],
  failures,
  transaction: 'none',
});

export const sendMyOnboardingFile = endpoint({
  ...own,
  id: 'onboarding.sendMyOnboardingFile',
  method: 'POST',
  path: '/v1/my/onboarding/{journey_id}/file',
  summary: 'Sends the photo or PDF that a step of the caller’s own onboarding asks for.',
  params: z.object({ journey_id: uuid }),
  body: z.strictObject({ step_id: uuid, version: sentVersion, valid_until: validUntil }),
  multipart: upload,
  answer: ownJourney,
  changes: () => [listMyOnboarding],
  failures,
  transaction: 'none',
});

export const completeBuddyStep = endpoint({
  ...own,
  id: 'onboarding.completeBuddyStep',
  method: 'POST',
  path: '/v1/my/onboarding/buddy_steps/{step_id}',
  summary: 'Says that a step that the caller does as a buddy is done.',
  params: z.object({ step_id: uuid }),
  body: z.strictObject({ version: rowVersion }),
  answer: z.strictObject({ done: z.literal(true) }),
  changes: () => [listMyOnboarding],
  failures: { ONBOARDING_STEP_BLOCKED, ONBOARDING_STEP_CHANGED },
});
