import { defineModule } from '@hearth/platform/module';
import { answerPulse } from './handlers/answer-pulse.ts';
import { getPulse } from './handlers/get-pulse.ts';
import { getSurveyResults } from './handlers/get-survey-results.ts';
import { closeWeeks } from './jobs/close-weeks.ts';

/** Anonymous pulse surveys that employees answer after their shifts. */
export const surveys = defineModule({
  name: 'surveys',
  endpoints: [getPulse, answerPulse, getSurveyResults],
  jobs: [closeWeeks],
});
