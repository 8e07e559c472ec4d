import { defineModule } from '@hearth/platform/module';
import { correctPunches } from './handlers/correct-punches.ts';
import { decideCorrection } from './handlers/decide-correction.ts';
import { decideMyCorrection } from './handlers/decide-my-correction.ts';
import { getClockSettings } from './handlers/get-clock-settings.ts';
import { getLiveDay } from './handlers/get-live-day.ts';
import { getMyClock } from './handlers/get-my-clock.ts';
import { getMyPunchChain } from './handlers/get-my-punch-chain.ts';
import { listCorrections } from './handlers/list-corrections.ts';
import { listMyCorrections } from './handlers/list-my-corrections.ts';
import { listMyPunches } from './handlers/list-my-punches.ts';
import { proposeMyCorrection } from './handlers/propose-my-correction.ts';
import { recordMyPunches } from './handlers/record-my-punches.ts';
import { seeException } from './handlers/see-exception.ts';
import { setClockSettings } from './handlers/set-clock-settings.ts';
import { notifyCorrection } from './jobs/notify.ts';
import { tellLate } from './jobs/tell-late.ts';
import { clockRecords } from './queries/own-records.ts';

/** When people begin and end work and breaks. */
export const clock = defineModule({
  name: 'clock',
  ownRecords: clockRecords,
  endpoints: [
    getMyClock,
    listMyPunches,
    recordMyPunches,
    getMyPunchChain,
    listMyCorrections,
    proposeMyCorrection,
    decideMyCorrection,
    listCorrections,
    correctPunches,
    decideCorrection,
    getLiveDay,
    seeException,
    getClockSettings,
    setClockSettings,
  ],
  jobs: [tellLate],
  listeners: [notifyCorrection],
});
