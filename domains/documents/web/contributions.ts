import { contribute } from '@hearth/client/slots';
import { EMPLOYEE_MORE } from '@hearth/domains/team/slots';

/** What documents add to the page of the team: those of the open person. */
export const contributions = [
  contribute(EMPLOYEE_MORE, { load: async () => (await import('./components/person-part.tsx')).PersonPart }),
];
