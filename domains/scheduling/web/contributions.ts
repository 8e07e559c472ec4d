import { contribute } from '@hearth/client/slots';
import { EMPLOYMENT_EFFECT } from '@hearth/domains/team/slots';

/** What a change of an employment does to shifts, before it is saved. */
export const contributions = [
  contribute(EMPLOYMENT_EFFECT, {
    load: async () => (await import('./components/employment/employment-effect.tsx')).EmploymentEffect,
  }),
];
