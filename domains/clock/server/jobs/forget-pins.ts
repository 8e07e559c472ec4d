import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { HELD_KEPT_MS, OLDEST_MS } from '../../rules/limits.ts';
import { deleteSettled } from '../queries/held.ts';
import { deletePinsOfLeavers } from '../queries/pin.ts';
import { deleteReminders } from '../queries/reminder.ts';

/** Deletes what nobody needs any more: PINs of those who left and of whom no tablet sends anything, entries that were decided on, reminders. */
export const forgetPins: Job = {
  name: 'clock.forgetPins',
  cron: '41 3 * * *',
  run: (_data, work) =>
    work.run(SYSTEM, async ({ db, clock }) => {
      const before = (ms: number): Date => new Date(clock.now().getTime() - ms);
      await deletePinsOfLeavers(db, before(OLDEST_MS));
      await deleteSettled(db, before(HELD_KEPT_MS));
      await deleteReminders(db, before(OLDEST_MS));
    }),
};
