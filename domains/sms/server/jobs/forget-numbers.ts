import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { INCOMING_KEPT_DAYS } from '../../rules/limits.ts';
import { forgetNumbers as forget } from '../queries/incoming.ts';

/** Forgets the numbers that texts came from. */
export const forgetNumbers: Job = {
  name: 'sms.forgetNumbers',
  formerNames: ['texts.forgetNumbers'],
  cron: '43 3 * * *',
  run: async (_data, { run, clock }) => {
    const until = new Date(clock.now().getTime() - INCOMING_KEPT_DAYS * 86_400_000);
    await run(SYSTEM, ({ db }) => forget(db, until));
  },
};
