import { defineModule } from '@hearth/platform/module';
import { addMyAvailabilityException } from './handlers/add-my-availability-exception.ts';
import { cancelTimeOff } from './handlers/cancel-time-off.ts';
import { copyShifts } from './handlers/copy-shifts.ts';
import { createMyCalendarFeed } from './handlers/create-my-calendar-feed.ts';
import { decideTimeOff } from './handlers/decide-time-off.ts';
import { deleteMyAvailabilityException } from './handlers/delete-my-availability-exception.ts';
import { getMyAvailability } from './handlers/get-my-availability.ts';
import { getMyCalendarFeed } from './handlers/get-my-calendar-feed.ts';
import { getPublication } from './handlers/get-publication.ts';
import { getSchedule } from './handlers/get-schedule.ts';
import { listMyShifts } from './handlers/list-my-shifts.ts';
import { listPublications } from './handlers/list-publications.ts';
import { listShiftHistory } from './handlers/list-shift-history.ts';
import { listTimeOff } from './handlers/list-time-off.ts';
import { previewPublication } from './handlers/preview-publication.ts';
import { publishSchedule } from './handlers/publish-schedule.ts';
import { readCalendarFeed } from './handlers/read-calendar-feed.ts';
import { requestTimeOff } from './handlers/request-time-off.ts';
import { revokeMyCalendarFeed } from './handlers/revoke-my-calendar-feed.ts';
import { saveShifts } from './handlers/save-shifts.ts';
import { setMyAvailability } from './handlers/set-my-availability.ts';
import { setScheduleSettings } from './handlers/set-schedule-settings.ts';

export const scheduling = defineModule({
  name: 'scheduling',
  endpoints: [
    getSchedule,
    setScheduleSettings,
    saveShifts,
    copyShifts,
    previewPublication,
    publishSchedule,
    listPublications,
    getPublication,
    listShiftHistory,
    listTimeOff,
    decideTimeOff,
    listMyShifts,
    getMyAvailability,
    setMyAvailability,
    addMyAvailabilityException,
    deleteMyAvailabilityException,
    requestTimeOff,
    cancelTimeOff,
    getMyCalendarFeed,
    createMyCalendarFeed,
    revokeMyCalendarFeed,
    readCalendarFeed,
  ],
});
