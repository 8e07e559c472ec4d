import { contribute } from '@hearth/client/slots';
import { MY_SHIFTS_TOP, WEEK_TOOLS } from '@hearth/domains/scheduling/slots';
import { EMPLOYEE_MORE } from '@hearth/domains/team/slots';

/** Beside templates people for the open shifts of the week; how work is shared for whoever does it and for their managers. */
export const contributions = [
  contribute(WEEK_TOOLS, {
    order: 20,
    load: async () => (await import('./components/fill-button.tsx')).FillButton,
  }),
  contribute(MY_SHIFTS_TOP, {
    order: 30,
    load: async () => (await import('./components/share/my-share.tsx')).MyShare,
  }),
  contribute(EMPLOYEE_MORE, {
    order: 60,
    load: async () => (await import('./components/share/employee-share.tsx')).EmployeeShare,
  }),
];
