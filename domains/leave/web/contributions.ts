import { contribute } from '@hearth/client/slots';
import { MY_TIME_OFF_TOP, TIME_OFF_ASKED } from '@hearth/domains/scheduling/slots';
import { EMPLOYEE_MORE, EMPLOYEE_TIME_OFF } from '@hearth/domains/team/slots';

/** Balances: above one's own requests, in the form of a request, and with an employee of the team. */
export const contributions = [
  contribute(MY_TIME_OFF_TOP, { load: async () => (await import('./components/balances/my-balances.tsx')).MyBalances }),
  contribute(TIME_OFF_ASKED, {
    load: async () => (await import('./components/balances/asked-time-off.tsx')).AskedTimeOffNote,
  }),
  contribute(EMPLOYEE_MORE, {
    order: 5,
    load: async () => (await import('./components/balances/employee-balances.tsx')).EmployeeBalances,
  }),
  contribute(EMPLOYEE_TIME_OFF, {
    load: async () => (await import('./components/balances/employee-balances.tsx')).EmployeeBalances,
  }),
];
