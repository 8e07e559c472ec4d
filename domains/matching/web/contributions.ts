import { contribute } from '@hearth/client/slots';
import { APPLICATION_FIT, FIT_ORDER, OWN_APPLICATIONS_ABOVE } from '@hearth/domains/applications/slots';

/** What matching adds to the pages of hiring. */
export const contributions = [
  contribute(APPLICATION_FIT, {
    load: async () => (await import('./components/application-match.tsx')).ApplicationMatch,
  }),
  contribute(FIT_ORDER, { load: async () => (await import('./components/best-match.tsx')).BestMatch }),
  contribute(OWN_APPLICATIONS_ABOVE, {
    order: 30,
    load: async () => (await import('./components/own-notices.tsx')).OwnNotices,
  }),
];
