import { defineModule } from '@hearth/platform/module';
import { acknowledgeAbsence } from './handlers/absence/acknowledge-absence.ts';
import { listAbsences } from './handlers/absence/list-absences.ts';
import { listMyAbsences } from './handlers/absence/list-my-absences.ts';
import { reportAbsence } from './handlers/absence/report-absence.ts';
import { withdrawAbsence } from './handlers/absence/withdraw-absence.ts';
import { notifyAbsence } from './jobs/notify-absence.ts';
import { addMyAvailabilityException } from './handlers/availability/add-my-availability-exception.ts';
import { decideAvailabilityChange } from './handlers/availability/decide-availability-change.ts';
import { listAvailabilityChanges } from './handlers/availability/list-availability-changes.ts';
import { cancelTimeOff } from './handlers/time-off/cancel-time-off.ts';
import { copyShifts } from './handlers/schedule/copy-shifts.ts';
import { createMyCalendarFeed } from './handlers/calendar-feed/create-my-calendar-feed.ts';
import { decideTimeOff } from './handlers/time-off/decide-time-off.ts';
import { decideTimeOffRequests } from './handlers/time-off/decide-time-off-requests.ts';
import { deleteMyAvailabilityException } from './handlers/availability/delete-my-availability-exception.ts';
import { getMyAvailability } from './handlers/availability/get-my-availability.ts';
import { getMyCalendarFeed } from './handlers/calendar-feed/get-my-calendar-feed.ts';
import { previewShiftPremiums } from './handlers/publication/preview-shift-premiums.ts';
import { unpublishSchedule } from './handlers/publication/unpublish-schedule.ts';
import { getVersionShifts } from './handlers/publication/get-version-shifts.ts';
import { getPublication } from './handlers/publication/get-publication.ts';
import { exportShifts } from './handlers/schedule/export-shifts.ts';
import { getSchedule } from './handlers/schedule/get-schedule.ts';
import { getScheduleMonth } from './handlers/schedule/get-schedule-month.ts';
import { getScheduleSettings } from './handlers/settings/get-schedule-settings.ts';
import { getMyTeamWeek } from './handlers/schedule/get-my-team-week.ts';
import { listMyShifts } from './handlers/schedule/list-my-shifts.ts';
import { listPublications } from './handlers/publication/list-publications.ts';
import { listShiftHistory } from './handlers/schedule/list-shift-history.ts';
import { exportTimeOff } from './handlers/time-off/export-time-off.ts';
import { listTimeOff } from './handlers/time-off/list-time-off.ts';
import { previewPublication } from './handlers/publication/preview-publication.ts';
import { publishSchedule } from './handlers/publication/publish-schedule.ts';
import { confirmMyReceipt } from './handlers/receipts/confirm-my-receipt.ts';
import { listMyReceipts } from './handlers/receipts/list-my-receipts.ts';
import { answerMyConsent } from './handlers/consents/answer-my-consent.ts';
import { listMyConsents } from './handlers/consents/list-my-consents.ts';
import { listWeekConsents } from './handlers/consents/list-week-consents.ts';
import { listPublicationReceipts } from './handlers/receipts/list-publication-receipts.ts';
import { remindOfPublication } from './handlers/receipts/remind-of-publication.ts';
import { readCalendarFeed } from './handlers/calendar-feed/read-calendar-feed.ts';
import { requestTimeOff } from './handlers/time-off/request-time-off.ts';
import { revokeMyCalendarFeed } from './handlers/calendar-feed/revoke-my-calendar-feed.ts';
import { saveShifts } from './handlers/schedule/save-shifts.ts';
import { setMyAvailability } from './handlers/availability/set-my-availability.ts';
import { setScheduleSettings } from './handlers/settings/set-schedule-settings.ts';
import { undoTimeOffDecisions } from './handlers/time-off/undo-time-off-decisions.ts';
import { notifyAvailabilityDecided, notifyAvailabilityRequested } from './jobs/notify-availability.ts';
import { previewEmploymentChange } from './handlers/schedule/preview-employment-change.ts';
import { releaseShifts, returnShifts } from './jobs/follow-employments.ts';
import { findWorkingTimes } from './working-times.ts';
import { notifyConsent } from './jobs/notify-consent.ts';
import { notifyDecided, notifyPublished, notifyRequested } from './jobs/notify.ts';
import { scheduleRecords } from './queries/own-records.ts';

export const scheduling = defineModule({
  name: 'scheduling',
  ownRecords: scheduleRecords,
  endpoints: [
    getSchedule,
    getScheduleMonth,
    exportShifts.endpoint,
    getScheduleSettings,
    setScheduleSettings,
    saveShifts,
    copyShifts,
    previewPublication,
    previewEmploymentChange,
    publishSchedule,
    listPublications,
    getPublication,
    getVersionShifts,
    unpublishSchedule,
    previewShiftPremiums,
    listShiftHistory,
    listPublicationReceipts,
    remindOfPublication,
    listMyReceipts,
    confirmMyReceipt,
    listWeekConsents,
    listMyConsents,
    answerMyConsent,
    listTimeOff,
    exportTimeOff.endpoint,
    decideTimeOff,
    decideTimeOffRequests,
    undoTimeOffDecisions,
    listMyShifts,
    getMyTeamWeek,
    getMyAvailability,
    setMyAvailability,
    addMyAvailabilityException,
    deleteMyAvailabilityException,
    listMyAbsences,
    reportAbsence,
    withdrawAbsence,
    listAbsences,
    acknowledgeAbsence,
    listAvailabilityChanges,
    decideAvailabilityChange,
    requestTimeOff,
    cancelTimeOff,
    getMyCalendarFeed,
    createMyCalendarFeed,
    revokeMyCalendarFeed,
    readCalendarFeed,
  ],
  jobs: [exportShifts.job, exportTimeOff.job],
  listeners: [
    releaseShifts,
    returnShifts,
    notifyAbsence,
    notifyPublished,
    notifyConsent,
    notifyDecided,
    notifyRequested,
    notifyAvailabilityDecided,
    notifyAvailabilityRequested,
  ],
  sources: () => ({ workingTimes: { find: findWorkingTimes } }),
});
