import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { changeSetting, readSetting } from '../settings.ts';

export const getMessageTranslationSettings = implement(
  contract.getMessageTranslationSettings,
  async (_input, { db, grant, translator }) => ({
    ...(await readSetting(db, grant.brandId, 'message_translation')),
    is_available: translator !== undefined,
  }),
);

export const changeMessageTranslationSettings = implement(contract.changeMessageTranslationSettings, ({ body }, work) =>
  changeSetting(work, 'message_translation', body),
);
