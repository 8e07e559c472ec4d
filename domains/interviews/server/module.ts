import { defineModule } from '@hearth/platform/module';
import { cancelInterview, listInterviews, listInterviewsOf, noteOutcome } from './handlers/interviews.ts';
import { invite } from './handlers/invite.ts';
import { addKit, changeKit, listKits, listPanelists, putKitAway } from './handlers/kits.ts';
import { bookInterview, leaveInterview, listMyInterviews, openInterview, sayLate } from './handlers/own-interview.ts';
import { checkAllBookings } from './jobs/check-bookings.ts';
import { follows } from './jobs/follow.ts';
import { remind } from './jobs/remind.ts';

/** Interviews: how they are held, who is invited, which times are taken. */
export const interviews = defineModule({
  name: 'interviews',
  endpoints: [
    listKits,
    addKit,
    changeKit,
    putKitAway,
    listPanelists,
    invite,
    listInterviewsOf,
    listInterviews,
    cancelInterview,
    noteOutcome,
    listMyInterviews,
    openInterview,
    bookInterview,
    leaveInterview,
    sayLate,
  ],
  jobs: [remind, checkAllBookings],
  listeners: follows,
});
