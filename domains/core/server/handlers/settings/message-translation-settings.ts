import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { MESSAGE_TRANSLATION } from '../../../rules/settings.ts';
import { changeSetting, explainSetting } from '../../settings.ts';
import type { ResolvedSetting } from '../../settings.ts';
import type { MessageTranslationSetting } from '../../../contract/schemas.ts';

export const getMessageTranslationSettings = implement(
  contract.getMessageTranslationSettings,
  async (_input, { db, grant, translator }) => ({
    ...present(await explainSetting(db, grant.brandId, MESSAGE_TRANSLATION)),
    is_available: translator !== undefined,
  }),
);

export const changeMessageTranslationSettings = implement(
  contract.changeMessageTranslationSettings,
  async ({ body: { is_enabled, is_locked: locked, version } }, work) =>
    present(
      await changeSetting(work, MESSAGE_TRANSLATION, {
        value: { is_enabled },
        read: version ?? 'ANY',
        ...(locked === undefined ? {} : { locked }),
      }),
    ),
);

function present({ value, lockedBy, isLocked, version }: ResolvedSetting<MessageTranslationSetting>) {
  return { ...value, locked_by: lockedBy?.name ?? null, is_locked: isLocked, version };
}
