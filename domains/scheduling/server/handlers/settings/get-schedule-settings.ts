import { implement } from '@hearth/platform/module';
import { getScheduleSettings as contract } from '../../../contract/settings-endpoints.ts';
import { loadScheduleSettings } from '../../schedule-settings.ts';

export const getScheduleSettings = implement(contract, (_input, { db, grant, clock }) =>
  loadScheduleSettings(db, grant, clock.now()),
);
