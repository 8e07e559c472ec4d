import { contribute } from '@hearth/client/slots';
import { HIRING_REPORT } from '@hearth/domains/applications/slots';

/** What fairness adds to the report of hiring. */
export const contributions = [
  contribute(HIRING_REPORT, {
    order: 50,
    load: async () => (await import('./components/fairness-card.tsx')).FairnessCard,
  }),
];
