import { EMPLOYEE_CHANGED } from '@hearth/domains/team/events';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { Listener, Work } from '@hearth/platform/module';
import { advance } from '../advance.ts';
import { deedOf } from '../do-step.ts';
import { insertChanges } from '../queries/change.ts';
import { findUnderWay, type JourneyRow, lockUnderWayOf } from '../queries/journey.ts';
import { findStepsOf, stepRows } from '../queries/step.ts';

/** Whether what a step of the system waits for has come: the account, or of who leaves the end of their access. */
const hasCome = (row: JourneyRow): boolean => (row.purpose === 'LEAVING' ? !row.is_active : row.user_id !== null);

/** The steps that wait for an account, or for its end, are done as soon as that has come. */
export const followAccounts: Listener = listenTo(EMPLOYEE_CHANGED, {
  name: 'onboarding.followAccounts',
  run: async ({ data: { employee_id: employeeId } }, work) => {
    await work.run(SYSTEM, async (means) => {
      for (const { purpose } of (await findUnderWay(means.db, employeeId)).filter(hasCome)) {
        const row = await lockUnderWayOf(means.db, employeeId, purpose);
        if (row !== undefined && hasCome(row)) await finishSystemSteps(means, row);
      }
    });
  },
});

async function finishSystemSteps(means: Work<'system'>, row: JourneyRow): Promise<void> {
  const { db, clock } = means;
  const steps = await findStepsOf(db, [row.id]);
  const open = steps.filter(({ kind, state }) => kind === 'SYSTEM' && state === 'OPEN');
  if (open.length === 0) return;
  const at = clock.now();
  const by = row.purpose === 'LEAVING' ? null : row.user_id;
  for (const { id, version } of open) {
    await stepRows.replace(db, { id, version }, { state: 'DONE', done_by: by, done_at: at });
    await insertChanges(db, [deedOf(row, id, 'DONE', { by, at })]);
  }
  await advance(means, row.id, steps);
}
