import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { endNoticeMail as contract } from '../../contract/endpoints.ts';
import { findSettings, saveChosen } from '../queries/setting.ts';
import { usualLanguage, usualSettings } from '../receivers.ts';
import { readUnsubscribeToken } from '../unsubscribe-token.ts';

/** The token proves itself: whoever has the mail may end it, signed in or not. */
export const endNoticeMail = implement(contract, async ({ params }, { config, run }) => {
  await run(SYSTEM, async ({ db }) => {
    const ended = readUnsubscribeToken(db.keys, params.token);
    if (ended === null) throw failure(NOT_FOUND);
    const [row] = await findSettings(db, [ended.userId]);
    const before = row?.chosen ?? usualSettings('UTC');
    const mail = { ...before.mail, ...Object.fromEntries(ended.kinds.map((kind) => [kind, 'OFF' as const])) };
    await saveChosen(db, ended.userId, row?.language ?? usualLanguage(config), { ...before, mail });
  });
  return {};
});
