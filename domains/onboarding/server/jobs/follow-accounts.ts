import { EMPLOYEE_CHANGED } from '@hearth/domains/team/events';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { Listener } from '@hearth/platform/module';
import { advance } from '../advance.ts';
import { insertChanges } from '../queries/change.ts';
import { findUnderWay, lockJourney } from '../queries/journey.ts';
import { findStepsOf, stepRows } from '../queries/step.ts';
import { deedOf } from '../do-step.ts';

/** The step that waits for an account is done as soon as one belongs to the employment. */
export const followAccounts: Listener = listenTo(EMPLOYEE_CHANGED, {
  name: 'onboarding.followAccounts',
  run: async ({ data: { employee_id: employeeId } }, work) => {
    await work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const found = await findUnderWay(db, employeeId);
      if (found === undefined || found.user_id === null) return;
      await lockJourney(db, found.id);
      const row = await findUnderWay(db, employeeId);
      const steps = await findStepsOf(db, [found.id]);
      const open = steps.filter(({ kind, state }) => kind === 'SYSTEM' && state === 'OPEN');
      if (row === undefined || open.length === 0) return;
      const at = clock.now();
      for (const { id, version } of open) {
        await stepRows.replace(db, { id, version }, { state: 'DONE', done_by: row.user_id, done_at: at });
        await insertChanges(db, [deedOf(row, id, 'DONE', { by: row.user_id, at })]);
      }
      await advance(means, row.id, steps);
    });
  },
});
