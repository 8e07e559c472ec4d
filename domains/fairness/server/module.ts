import { defineModule } from '@hearth/platform/module';
import { getOwnForm, setOwnAnswers } from './handlers/own-answers.ts';
import { getFairnessReport, setFairness } from './handlers/report.ts';
import { countYears } from './jobs/count-years.ts';

/** Voluntary demographic statistics and adverse impact reports. */
export const fairness = defineModule({
  name: 'fairness',
  endpoints: [getOwnForm, setOwnAnswers, getFairnessReport, setFairness],
  jobs: [countYears],
});
