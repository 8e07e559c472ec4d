import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { OLDEST_MS } from '../../rules/limits.ts';
import { deletePinsOfLeavers } from '../queries/pin.ts';

/** Deletes the PINs of those who left so long ago that no tablet sends anything of theirs any more. */
export const forgetPins: Job = {
  name: 'clock.forgetPins',
  cron: '41 3 * * *',
  run: (_data, work) =>
    work.run(SYSTEM, ({ db, clock }) => deletePinsOfLeavers(db, new Date(clock.now().getTime() - OLDEST_MS))),
};
