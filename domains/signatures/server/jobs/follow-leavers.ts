import { SESSIONS_OF_USER_ENDED } from '@hearth/domains/identity/events';
import { EMPLOYEE_CHANGED } from '@hearth/domains/team/events';
import { SYSTEM } from '@hearth/platform/database';
import { type Listener, listenTo } from '@hearth/platform/module';
import { isClosed } from '../access.ts';
import { sendCopies } from '../copies.ts';
import { findLeaversOf } from '../queries/request.ts';

/** Whoever leaves gets the way to their copies, while they still read this mail. */
export const followLeavers: Listener = listenTo(EMPLOYEE_CHANGED, {
  name: 'signatures.followLeavers',
  run: ({ data: { employee_id: id } }, work) => work.run(SYSTEM, (means) => sendCopies(means, id)),
});

/** Whoever had left before their account was closed has had no way to their copies since: it is mailed to them. */
export const followClosing: Listener = listenTo(SESSIONS_OF_USER_ENDED, {
  name: 'signatures.followClosing',
  run: ({ data: { user_id: id } }, work) =>
    work.run(SYSTEM, async (means) => {
      if (!(await isClosed(means.db, id))) return;
      for (const employeeId of await findLeaversOf(means.db, id)) await sendCopies(means, employeeId);
    }),
});
