import { exportList, prepareJob } from '@hearth/domains/exports/service';
import type { BrandGrant } from '@hearth/kit/access';
import * as contract from '../../contract/endpoints.ts';
import { payAsOf } from '../access.ts';
import { toEmployeeFilter } from '../employee-filter.ts';
import type { EmployeeFilters } from '../employee-filter.ts';
import { countEmployees, findEmployeesAfter } from '../queries/employee.ts';
import type { EmployeeRow } from '../queries/employee.ts';
import { phrasesIn } from '../words.ts';

type Words = ReturnType<typeof phrasesIn>['export'];

const seesPay = (grant: BrandGrant): boolean => grant.holds('VIEW_PAY');

/** The employees of the page as a file. Pay is in it only for those who see it there. */
export const exportEmployees = exportList<EmployeeRow, EmployeeFilters, Words>(
  {
    list: 'employees',
    endpoint: contract.exportEmployees,
    words: (language) => phrasesIn(language).export,
    columns: [
      { type: 'text', heading: 'employee_number', value: (row) => row.employee_number },
      { type: 'text', heading: 'first_name', value: (row) => row.first_name },
      { type: 'text', heading: 'last_name', value: (row) => row.last_name },
      { type: 'text', heading: 'email', value: (row) => row.email },
      { type: 'text', heading: 'phone', value: (row) => row.phone },
      // The number is what an import finds a location by.
      { type: 'text', heading: 'location_number', value: (row) => row.location_number },
      { type: 'text', heading: 'location', value: (row) => row.location_name },
      { type: 'text', heading: 'position', value: (row) => row.position_name },
      {
        type: 'text',
        heading: 'department',
        value: ({ department }, { departments }) => (department === null ? null : departments[department]),
      },
      {
        type: 'number',
        heading: 'hours',
        value: ({ contract_minutes_per_week: minutes }) => (minutes === null ? null : minutes / 60),
      },
      {
        type: 'money',
        heading: 'pay',
        currencyHeading: 'currency',
        shownTo: seesPay,
        value: ({ pay_amount: amount, pay_currency: currency }) =>
          amount === null || currency === null ? null : { amount, currency },
      },
      { type: 'date', heading: 'hire_date', value: (row) => row.hire_date },
      { type: 'date', heading: 'end_date', value: (row) => row.end_date },
      { type: 'text', heading: 'status', value: ({ status }, { statuses }) => statuses[status] },
    ],
    count: (tx, { grant, filter, now }) => countEmployees(tx, grant, toEmployeeFilter(filter, now)),
    page: (tx, { grant, filter, now }, window) =>
      findEmployeesAfter(tx, grant, toEmployeeFilter(filter, now), window, payAsOf(grant, now)),
  },
  prepareJob('team.prepareEmployeesFile'),
);
