import { SESSIONS_OF_USER_ENDED } from '@hearth/domains/identity/events';
import { findCallerState } from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { endTokensBefore } from '../queries/access-token.ts';
import { insertChange } from '../queries/change.ts';

/** When all of a person's sessions end, their personal tokens do. They stopped working at once (`token-source.ts`); this is their record. */
export const revokeWithSessions = listenTo(SESSIONS_OF_USER_ENDED, {
  name: 'tokens.revokeWithSessions',
  run: ({ data: { user_id: userId } }, work) =>
    work.run(SYSTEM, async ({ db, clock }) => {
      const state = await findCallerState(db, userId);
      if (state === undefined) return;
      const at = clock.now();
      for (const token of await endTokensBefore(db, userId, state.epoch, at))
        await insertChange(db, token, { actorId: userId, action: 'REVOKED', at });
    }),
});
