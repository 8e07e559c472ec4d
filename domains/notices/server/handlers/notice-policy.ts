import { changeSetting, explainSetting } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { NOTICE_POLICY } from '../../rules/settings.ts';

export const getNoticePolicy = implement(contract.getNoticePolicy, async (_input, { db, grant }) => {
  const { value, version } = await explainSetting(db, grant.brandId, NOTICE_POLICY);
  return { ...value, version };
});

export const changeNoticePolicy = implement(contract.changeNoticePolicy, async ({ body }, work) => {
  const { version: read, ...wanted } = body;
  const { value, version } = await changeSetting(work, NOTICE_POLICY, { value: wanted, read });
  return { ...value, version };
});
