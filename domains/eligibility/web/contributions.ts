import { contribute } from '@hearth/client/slots';
import { MY_DOCUMENTS_FIRST } from '@hearth/domains/documents/slots';
import { EMPLOYEE_MORE } from '@hearth/domains/team/slots';

/** What the right to work adds to the page of the team, and to one’s own documents. */
export const contributions = [
  contribute(EMPLOYEE_MORE, {
    order: 1,
    load: async () => (await import('./components/person-part.tsx')).PersonPart,
  }),
  contribute(MY_DOCUMENTS_FIRST, { load: async () => (await import('./components/own-link.tsx')).OwnLink }),
];
