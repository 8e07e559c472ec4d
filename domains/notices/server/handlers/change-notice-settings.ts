import { detectLanguage } from '@hearth/kit/installation/host-language';
import { implement } from '@hearth/platform/module';
import { changeNoticeSettings as contract } from '../../contract/endpoints.ts';
import { keepLanguage, saveChosen } from '../queries/setting.ts';

export const changeNoticeSettings = implement(contract, async ({ body }, { db, actor, request }) => {
  const language = detectLanguage(request.host);
  await keepLanguage(db, actor.userId, language);
  await saveChosen(db, actor.userId, language, body);
  return body;
});
