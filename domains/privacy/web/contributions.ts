import { contribute } from '@hearth/client/slots';
import { HIRING_REPORT, OWN_APPLICATIONS_BELOW } from '@hearth/domains/applications/slots';

/** What privacy adds to the report of hiring and to own applications. */
export const contributions = [
  contribute(HIRING_REPORT, {
    order: 70,
    load: async () => (await import('./components/keeping-card.tsx')).KeepingCard,
  }),
  contribute(OWN_APPLICATIONS_BELOW, {
    order: 30,
    load: async () => (await import('./components/own-data-card.tsx')).OwnDataCard,
  }),
];
