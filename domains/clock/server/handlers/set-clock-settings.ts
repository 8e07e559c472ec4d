import { changeSetting } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { setClockSettings as contract } from '../../contract/live-endpoints.ts';
import { CLOCK } from '../../rules/settings.ts';
import { presentSetting } from '../present.ts';

export const setClockSettings = implement(contract, async ({ body }, work) =>
  presentSetting(await changeSetting(work, CLOCK, { value: body.value, read: body.version })),
);
