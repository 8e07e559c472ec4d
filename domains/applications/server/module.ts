import { defineModule } from '@hearth/platform/module';
import { foldStageCounts } from './jobs/fold-counts.ts';
import { forgetDrafts } from './jobs/forget-drafts.ts';
import { forgetGuests } from './jobs/forget-guests.ts';
import { confirmReceived } from './jobs/confirm-received.ts';
import { notifyReceived } from './jobs/notify-received.ts';
import { receiveGuestJob } from './jobs/receive-guest.ts';
import { sendLetters } from './jobs/send-letters.ts';
import { apply } from './handlers/apply.ts';
import { applyAsGuest } from './handlers/apply-as-guest.ts';
import { keepGuestPassword } from './handlers/keep-guest-password.ts';
import { keepDraft } from './handlers/drafts/keep-draft.ts';
import { openDraft } from './handlers/drafts/open-draft.ts';
import { countApplicants } from './handlers/count-applicants.ts';
import { exportApplications } from './handlers/list/export-applications.ts';
import { getFunnel } from './handlers/get-funnel.ts';
import { listUnanswered } from './handlers/list-unanswered.ts';
import { hire } from './handlers/hire.ts';
import { listApplications } from './handlers/list/list-applications.ts';
import { moveApplication } from './handlers/move-application.ts';
import { moveApplications, previewMoves, undoMoves } from './handlers/move-applications.ts';
import {
  getOwnApplication,
  joinTeam,
  listOwnApplications,
  openOwnFile,
  withdraw,
} from './handlers/own-applications.ts';
import { getApplication, getPipeline, listStage, openFile } from './handlers/pipeline.ts';
import { confirmSent, openSent, renewSentLink, setSentPassword } from './handlers/sent-application.ts';
import { applicationLinks, guestLinks } from './link.ts';
import { createPartySource } from './party-source.ts';

export const applications = defineModule({
  name: 'applications',
  endpoints: [
    apply,
    applyAsGuest,
    keepGuestPassword,
    setSentPassword,
    renewSentLink,
    keepDraft,
    openDraft,
    openSent,
    confirmSent,
    getOwnApplication,
    listOwnApplications,
    withdraw,
    joinTeam,
    openOwnFile,
    getPipeline,
    listUnanswered,
    listStage,
    listApplications,
    exportApplications.endpoint,
    countApplicants,
    getFunnel,
    getApplication,
    moveApplication,
    previewMoves,
    moveApplications,
    undoMoves,
    hire,
    openFile,
  ],
  jobs: [foldStageCounts, sendLetters, forgetDrafts, forgetGuests, receiveGuestJob, exportApplications.job],
  listeners: [confirmReceived, notifyReceived],
  sealed: [applicationLinks.key, guestLinks.key],
  sources: ({ database }) => ({ parties: createPartySource(database) }),
});
