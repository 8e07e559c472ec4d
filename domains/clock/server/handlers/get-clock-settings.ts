import { explainSetting } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { getClockSettings as contract } from '../../contract/live-endpoints.ts';
import { CLOCK } from '../../rules/settings.ts';
import { presentSetting } from '../present.ts';

export const getClockSettings = implement(contract, async (_input, { db, grant }) =>
  presentSetting(await explainSetting(db, grant.brandId, CLOCK)),
);
