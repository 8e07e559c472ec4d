import { defineModule } from '@hearth/platform/module';
import { changeCard, keepCard, readCards, sendCard } from './handlers/cards.ts';
import { getInterviewFigures } from './handlers/figures.ts';
import { cancelInterview, listInterviews, listInterviewsOf, noteOutcome } from './handlers/interviews.ts';
import { invite } from './handlers/invite.ts';
import { addKit, changeKit, listKits, listPanelists, putKitAway } from './handlers/kits.ts';
import { bookInterview, leaveInterview, listMyInterviews, openInterview, sayLate } from './handlers/own-interview.ts';
import { checkAllBookings } from './jobs/check-bookings.ts';
import { follows } from './jobs/follow.ts';
import { nudgeCards } from './jobs/nudge-cards.ts';
import { remind } from './jobs/remind.ts';
import { interviewLinks } from './link.ts';
import { remindByMail } from './remind-candidate.ts';

/** Interview kits, invitations and bookings. */
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
    readCards,
    keepCard,
    sendCard,
    changeCard,
    getInterviewFigures,
  ],
  jobs: [remind, remindByMail, checkAllBookings, nudgeCards],
  listeners: follows,
  sealed: [interviewLinks.key],
});
