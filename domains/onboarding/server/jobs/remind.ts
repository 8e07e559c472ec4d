import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job } from '@hearth/platform/module';
import { claimDue } from '../queries/due.ts';
import { findJourney } from '../queries/journey.ts';
import { findStepsOf } from '../queries/step.ts';
import { tellAbove, tellSide } from '../tell.ts';

const AT_ONCE = 200;

/**
 * Tells whoever does a step that it is due today, and once more when it is overdue, in the morning of the location; a required one that
 * stays overdue is told one level above, once. That they are told is
 * noted with the telling, in one transaction: nobody is told twice, on however many nodes this runs. Steps of one side and onboarding
 * are told together.
 */
export const remind: Job = {
  name: 'onboarding.remind',
  cron: '23 * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async (means) => {
        const due = await claimDue(means.db, means.clock.now(), AT_ONCE);
        const steps = await findStepsOf(means.db, [...new Set(due.map(({ journey_id: id }) => id))]);
        const byId = new Map(steps.map((step) => [step.id, step]));
        const grouped = Map.groupBy(due, ({ journey_id: id, id: stepId, about }) =>
          JSON.stringify([id, about === 'ESCALATED' ? null : byId.get(stepId)?.owner, about]),
        );
        await eachApart(means, grouped.values(), {
          name: 'onboarding.remind',
          id: ([first]) => first?.journey_id ?? '',
          run: async (part, rows) => {
            const [first] = rows;
            const told = rows.flatMap(({ id }) => byId.get(id) ?? []);
            const owner = told[0]?.owner;
            const row = first === undefined ? undefined : await findJourney(part.db, first.journey_id);
            if (first === undefined || owner === undefined || row === undefined) return;
            if (first.about === 'ESCALATED') await tellAbove(part, row, told);
            else await tellSide(part, row, owner, { occasion: first.about === 'DUE' ? 'due' : 'overdue', steps: told });
          },
        });
        return due.length;
      });
    }
  },
};
