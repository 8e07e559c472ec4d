import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { removePasskey } from '../../../contract/passkey-endpoints.ts';
import { NO_SUCH_PASSKEY } from '../../../contract/failures.ts';
import { pageLink } from '../../page-link.ts';
import { reauthenticate } from '../../actions/prove-anew.ts';
import { deletePasskey } from '../../queries/passkey.ts';
import { sendAccountMail } from '../../actions/send-letter.ts';

/** Takes a key away, after its owner proved who they are once more, and tells them. */
export const removePasskeyHandler = implement(removePasskey, async ({ body }, context) => {
  const user = await reauthenticate(context, body);
  await context.run(SYSTEM, async (work) => {
    if (!(await deletePasskey(work.db, user.id, body.id))) throw failure(NO_SUCH_PASSKEY);
    const language = detectLanguage(context.request.host);
    const alarm = pageLink(context.config, language, '/forgot-password');
    await sendAccountMail(work, { to: user, language, about: 'passkeyOff', alarm });
  });
  return { removed: true as const };
});
