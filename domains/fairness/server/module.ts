import { defineModule } from '@hearth/platform/module';
import { getOwnForm, setOwnAnswers } from './handlers/own-answers.ts';
import { getFairnessReport, setFairness } from './handlers/report.ts';
import { countYears } from './jobs/count-years.ts';

/** What candidates say of themselves for statistics, and whether all have the same chances. */
export const fairness = defineModule({
  name: 'fairness',
  endpoints: [getOwnForm, setOwnAnswers, getFairnessReport, setFairness],
  jobs: [countYears],
});
