import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { renamePasskey } from '../../../contract/passkey-endpoints.ts';
import { NO_SUCH_PASSKEY } from '../../../contract/failures.ts';
import { renamePasskey as rename } from '../../queries/passkey.ts';

export const renamePasskeyHandler = implement(renamePasskey, async ({ body }, { run, actor }) => {
  const renamed = await run(SYSTEM, ({ db }) => rename(db, actor.userId, body.id, body.name));
  if (!renamed) throw failure(NO_SUCH_PASSKEY);
  return { renamed: true as const };
});
