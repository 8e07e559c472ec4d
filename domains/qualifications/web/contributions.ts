import { contribute } from '@hearth/client/slots';
import { EMPLOYEE_MORE, EMPLOYEE_QUALIFICATIONS } from '@hearth/domains/team/slots';

/** What qualifications add to the page of the team: those of the open person. */
export const contributions = [
  contribute(EMPLOYEE_MORE, { load: async () => (await import('./components/person-part.tsx')).PersonPart }),
  contribute(EMPLOYEE_QUALIFICATIONS, { load: async () => (await import('./components/person-part.tsx')).PersonPart }),
];
