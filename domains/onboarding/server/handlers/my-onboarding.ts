import { localDay } from '@hearth/kit/local-day';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { lockOwn } from '../access.ts';
import { stepsOf } from '../advance.ts';
import { withStepFile } from '../brought-file.ts';
import { answerStep, fileStep, finishStep } from '../do-step.ts';
import { presentOwn, presentStep } from '../present.ts';
import { findJourneysOfBuddy, findJourneysOfUser, lockJourney } from '../queries/journey.ts';
import { findJourneyIdOf, findStepsOf } from '../queries/step.ts';

/** Few people have more than one onboarding, or are a buddy of more than a few. */
export const listMyOnboarding = implement(contract.listMyOnboarding, (_input, { db, actor, clock }) =>
  inScope(db, SYSTEM, async (system) => {
    const now = clock.now();
    const own = await findJourneysOfUser(system, actor.userId);
    const helped = await findJourneysOfBuddy(system, actor.userId);
    const all = await findStepsOf(
      system,
      helped.map(({ id }) => id),
    );
    return {
      journeys: await Promise.all(own.map((row) => presentOwn(system, row, now))),
      buddy_steps: helped.flatMap((row) => {
        const steps = all.filter(({ journey_id: id }) => id === row.id);
        const shown = { steps, today: localDay(now, row.time_zone), names: new Map<string, string>() };
        return stepsOf(steps, 'BUDDY').map((step) => ({
          journey_id: row.id,
          name: row.employee_name,
          location_name: row.location_name,
          purpose: row.purpose,
          starts_on: row.starts_on,
          step: presentStep(system, step, shown),
        }));
      }),
    };
  }),
);

export const answerMyOnboarding = implement(contract.answerMyOnboarding, ({ params, body }, context) =>
  context.run(SYSTEM, async (work) => {
    const { userId } = context.actor;
    const row = await lockOwn(work.db, params.journey_id, userId);
    const after = await answerStep(work, row, body, { userId, request: context.request });
    return presentOwn(work.db, after, work.clock.now());
  }),
);

export const sendMyOnboardingFile = implement(
  contract.sendMyOnboardingFile,
  async ({ params, body, files }, context) => {
    const { userId } = context.actor;
    const { group_id: groupId } = await context.run(SYSTEM, ({ db }) => lockOwn(db, params.journey_id, userId));
    return withStepFile(context, groupId, files, (file) =>
      context.run(SYSTEM, async (work) => {
        const sent = { stepId: body.step_id, version: body.version, file, validUntil: body.valid_until };
        const row = await lockOwn(work.db, params.journey_id, userId);
        const after = await fileStep(work, row, sent, { userId, request: context.request });
        return presentOwn(work.db, after, work.clock.now());
      }),
    );
  },
);

/** A buddy does what is asked of buddies, of those alone whose buddy they are. */
export const completeBuddyStep = implement(contract.completeBuddyStep, async ({ params, body }, work) => {
  await inScope(work.db, SYSTEM, async (db) => {
    const journeyId = await findJourneyIdOf(db, params.step_id);
    if (journeyId === undefined) throw failure(NOT_FOUND);
    await lockJourney(db, journeyId);
    const row = (await findJourneysOfBuddy(db, work.actor.userId)).find(({ id }) => id === journeyId);
    if (row === undefined) throw failure(NOT_FOUND);
    const read = { stepId: params.step_id, version: body.version, owners: ['BUDDY'] as const };
    await finishStep({ ...work, db }, row, read, work.actor.userId);
  });
  return { done: true as const };
});
