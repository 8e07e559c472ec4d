import { defineModule } from '@hearth/platform/module';
import { correctPunches } from './handlers/correct-punches.ts';
import { decideCorrection } from './handlers/decide-correction.ts';
import { decideMyCorrection } from './handlers/decide-my-correction.ts';
import { getClockSettings } from './handlers/get-clock-settings.ts';
import { callIn } from './handlers/live/call-in.ts';
import { changeStation } from './handlers/live/change-station.ts';
import { messagePerson } from './handlers/live/message-person.ts';
import { changeEnd } from './handlers/live/change-end.ts';
import { listReplacements } from './handlers/live/list-replacements.ts';
import { markDay } from './handlers/live/mark-day.ts';
import { previewEnd } from './handlers/live/preview-end.ts';
import { getLiveDay } from './handlers/live/get-live-day.ts';
import { listOpenExceptions } from './handlers/live/list-open-exceptions.ts';
import { getMyClock } from './handlers/get-my-clock.ts';
import { getMyPunchChain } from './handlers/get-my-punch-chain.ts';
import { changeKioskPin } from './handlers/kiosk/change-kiosk-pin.ts';
import { createKiosk } from './handlers/kiosk/create-kiosk.ts';
import { listHeldPunches } from './handlers/kiosk/list-held-punches.ts';
import { listKiosks } from './handlers/kiosk/list-kiosks.ts';
import { listMyPins } from './handlers/kiosk/list-my-pins.ts';
import { listPins } from './handlers/kiosk/list-pins.ts';
import { openKiosk } from './handlers/kiosk/open-kiosk.ts';
import { openKioskClock } from './handlers/kiosk/open-kiosk-clock.ts';
import { pairKiosk } from './handlers/kiosk/pair-kiosk.ts';
import { resetPin } from './handlers/kiosk/reset-pin.ts';
import { revokeKiosk } from './handlers/kiosk/revoke-kiosk.ts';
import { sendKioskPunches } from './handlers/kiosk/send-kiosk-punches.ts';
import { setMyPin } from './handlers/kiosk/set-my-pin.ts';
import { settleHeldPunch } from './handlers/kiosk/settle-held-punch.ts';
import { listCorrections } from './handlers/list-corrections.ts';
import { listMyCorrections } from './handlers/list-my-corrections.ts';
import { listMyPunches } from './handlers/list-my-punches.ts';
import { proposeMyCorrection } from './handlers/propose-my-correction.ts';
import { recordMyPunches } from './handlers/record-my-punches.ts';
import { listClockOutAnswers } from './handlers/answers/list-clock-out-answers.ts';
import { seeException } from './handlers/live/see-exception.ts';
import { setClockSettings } from './handlers/set-clock-settings.ts';
import { forgetPins } from './jobs/forget-pins.ts';
import { notifyInjury } from './jobs/notify-injury.ts';
import { notifyCorrection } from './jobs/notify.ts';
import { notifyPinChanged, notifyPinReset } from './jobs/notify-pin.ts';
import { notifyHeld, notifyPinLocked } from './jobs/notify-tablet.ts';
import { remindOfBreaks } from './jobs/remind-of-breaks.ts';
import { tellLate } from './jobs/tell-late.ts';
import { clockRecords } from './queries/own-records.ts';
import { KIOSK_KEY } from './queries/kiosk.ts';
import { EMPLOYEE_PIN } from './queries/pin.ts';

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
    listOpenExceptions,
    listClockOutAnswers,
    seeException,
    markDay,
    listReplacements,
    callIn,
    previewEnd,
    changeEnd,
    changeStation,
    messagePerson,
    getClockSettings,
    setClockSettings,
    changeKioskPin,
    createKiosk,
    listHeldPunches,
    listKiosks,
    listMyPins,
    listPins,
    openKiosk,
    openKioskClock,
    pairKiosk,
    resetPin,
    revokeKiosk,
    sendKioskPunches,
    setMyPin,
    settleHeldPunch,
  ],
  jobs: [tellLate, remindOfBreaks, forgetPins],
  listeners: [notifyCorrection, notifyPinReset, notifyPinChanged, notifyHeld, notifyPinLocked, notifyInjury],
  sealed: [KIOSK_KEY, EMPLOYEE_PIN],
});
