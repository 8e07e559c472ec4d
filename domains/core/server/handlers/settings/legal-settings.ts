import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/legal-endpoints.ts';
import type { LegalLinks } from '../../../contract/schemas.ts';
import { LEGAL } from '../../../rules/settings.ts';
import { changeSetting, clearSetting, explainSetting } from '../../settings.ts';
import type { ResolvedSetting } from '../../settings.ts';

export const getLegalSettings = implement(contract.getLegalSettings, async (_input, { db, grant }) =>
  present(await explainSetting(db, grant.brandId, LEGAL)),
);

export const changeLegalSettings = implement(contract.changeLegalSettings, async ({ body }, work) => {
  const { value, version: read, is_locked: locked } = body;
  if (value === null) return present(await clearSetting(work, LEGAL, { read }));
  return present(await changeSetting(work, LEGAL, { value, read, ...(locked === undefined ? {} : { locked }) }));
});

function present({ value, from, lockedBy, isLocked, version }: ResolvedSetting<LegalLinks>) {
  return { ...value, from, locked_by: lockedBy?.name ?? null, is_locked: isLocked, version };
}
