import { defineModule } from '@hearth/platform/module';
import { foldStageCounts } from './jobs/fold-counts.ts';
import { forgetDrafts } from './jobs/forget-drafts.ts';
import { notifyReceived } from './jobs/notify-received.ts';
import { sendLetters } from './jobs/send-letters.ts';
import { apply } from './handlers/apply.ts';
import { keepDraft } from './handlers/keep-draft.ts';
import { openDraft } from './handlers/open-draft.ts';
import { getFunnel } from './handlers/get-funnel.ts';
import { listUnanswered } from './handlers/list-unanswered.ts';
import { hire } from './handlers/hire.ts';
import { listApplications } from './handlers/list-applications.ts';
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
import { createPartySource } from './party-source.ts';

export const applications = defineModule({
  name: 'applications',
  endpoints: [
    apply,
    keepDraft,
    openDraft,
    getOwnApplication,
    listOwnApplications,
    withdraw,
    joinTeam,
    openOwnFile,
    getPipeline,
    listUnanswered,
    listStage,
    listApplications,
    getFunnel,
    getApplication,
    moveApplication,
    previewMoves,
    moveApplications,
    undoMoves,
    hire,
    openFile,
  ],
  jobs: [foldStageCounts, sendLetters, forgetDrafts],
  listeners: [notifyReceived],
  sources: ({ database }) => ({ parties: createPartySource(database) }),
});
