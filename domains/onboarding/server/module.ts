import { defineModule } from '@hearth/platform/module';
import { ANSWERS } from './answers.ts';
import { archiveTemplate } from './handlers/archive-template.ts';
import { answerOnboarding, openOnboarding, sendOnboardingFile } from './handlers/by-link.ts';
import { cancelJourney, setBuddy } from './handlers/change-journey.ts';
import { createTemplate } from './handlers/create-template.ts';
import { getJourney, getPersonJourney } from './handlers/get-journey.ts';
import { listJourneys } from './handlers/list-journeys.ts';
import { listTemplates } from './handlers/list-templates.ts';
import { completeStep, openAnswers, reviewStep, waiveStep } from './handlers/manage-step.ts';
import {
  answerMyOnboarding,
  completeBuddyStep,
  listMyOnboarding,
  sendMyOnboardingFile,
} from './handlers/my-onboarding.ts';
import { nudge, renewLink } from './handlers/nudge.ts';
import { startJourney } from './handlers/start-journey.ts';
import { updateTemplate } from './handlers/update-template.ts';
import { beginLeaving, beginMove, endLeaving, endMove } from './jobs/follow-employments.ts';
import { followAccounts } from './jobs/follow-accounts.ts';
import { followSignatures } from './jobs/follow-signatures.ts';
import { remind } from './jobs/remind.ts';
import { onboardingLinks } from './link.ts';
import { onboardingRecords } from './queries/own-records.ts';

/** Between yes and the first shift: what new hires go through, and how far each is. */
export const onboarding = defineModule({
  name: 'onboarding',
  ownRecords: onboardingRecords,
  endpoints: [
    listTemplates,
    createTemplate,
    updateTemplate,
    archiveTemplate,
    listJourneys,
    getJourney,
    getPersonJourney,
    startJourney,
    setBuddy,
    cancelJourney,
    nudge,
    renewLink,
    completeStep,
    reviewStep,
    waiveStep,
    openAnswers,
    openOnboarding,
    answerOnboarding,
    sendOnboardingFile,
    listMyOnboarding,
    answerMyOnboarding,
    sendMyOnboardingFile,
    completeBuddyStep,
  ],
  jobs: [remind],
  listeners: [followAccounts, followSignatures, beginLeaving, endLeaving, beginMove, endMove],
  sealed: [ANSWERS, onboardingLinks.key],
});
