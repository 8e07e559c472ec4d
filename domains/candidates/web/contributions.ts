import { contribute } from '@hearth/client/slots';
import { APPLICATION_IDENTITY } from '@hearth/domains/applications/slots';

/** What is known of candidates beyond one application. */
export const contributions = [
  contribute(APPLICATION_IDENTITY, {
    order: 10,
    load: async () => (await import('./components/rehire-check.tsx')).RehireCheck,
  }),
  contribute(APPLICATION_IDENTITY, {
    order: 20,
    load: async () => (await import('./components/same-person.tsx')).SamePerson,
  }),
];
