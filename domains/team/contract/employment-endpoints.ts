import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, localDate, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { getEmployee, listEmployees } from './endpoints.ts';
import {
  CHANGE_HAS_BEGUN,
  CHANGE_OUTSIDE_EMPLOYMENT,
  DEPARTMENT_NOT_ALLOWED,
  EMPLOYEE_STALE,
  FURTHER_TWICE,
  LOCATION_UNKNOWN,
  NOT_YOUR_OWN,
  PATTERN_SUM,
  PAY_NOT_ALLOWED,
  POSITION_UNKNOWN,
  REHIRE_BLOCKED,
  REHIRE_TOO_EARLY,
  STILL_EMPLOYED,
} from './failures.ts';
import { employee } from './schemas.ts';
import { employment, employmentChange, employmentEvent, employmentPart } from './employment-schemas.ts';

const service = 'team';
const oneEmployee = z.object({ id: uuid, employee_id: uuid });
const byDepartment = { condition: 'POSITION_CATEGORY' } as const;
const path = '/v1/brands/{id}/employees/{employee_id}/employment' as const;

export const getEmployment = endpoint({
  id: 'team.getEmployment',
  method: 'GET',
  path,
  service,
  summary:
    'Returns the employments of a person, and what holds from which day on: locations, positions, contract and pay.',
  access: brand('id', 'VIEW_TEAM', byDepartment),
  whileActing: 'allowed',
  params: oneEmployee,
  answer: employment,
});

export const listEmploymentEvents = endpoint({
  id: 'team.listEmploymentEvents',
  method: 'GET',
  path: `${path}/events`,
  service,
  summary: 'Lists the record of changes of an employment, newest first. Pay is listed only with VIEW_PAY.',
  access: brand('id', 'VIEW_TEAM', byDepartment),
  whileActing: 'allowed',
  params: oneEmployee,
  /** `before` is the id of the last one read. */
  query: z.object({ before: uuid.optional(), limit: count(1, 100).optional() }),
  answer: z.strictObject({ events: z.array(employmentEvent), has_more: z.boolean() }),
});

const stale = () => [getEmployment, listEmploymentEvents, getEmployee, listEmployees];

export const changeEmployment = endpoint({
  id: 'team.changeEmployment',
  method: 'POST',
  path: `${path}/changes`,
  service,
  summary: 'Changes locations, positions, contract or pay of an employee from a day on, in the past or to come.',
  access: brand('id', 'MANAGE_TEAM', byDepartment),
  whileActing: 'refused',
  params: oneEmployee,
  body: employmentChange,
  answer: employment,
  changes: stale,
  failures: {
    EMPLOYEE_STALE,
    LOCATION_UNKNOWN,
    POSITION_UNKNOWN,
    DEPARTMENT_NOT_ALLOWED,
    PAY_NOT_ALLOWED,
    NOT_YOUR_OWN,
    CHANGE_OUTSIDE_EMPLOYMENT,
    FURTHER_TWICE,
    PATTERN_SUM,
  },
});

export const withdrawEmploymentChange = endpoint({
  id: 'team.withdrawEmploymentChange',
  method: 'POST',
  path: `${path}/changes/withdraw`,
  service,
  summary: 'Takes back a change whose day is to come.',
  access: brand('id', 'MANAGE_TEAM', byDepartment),
  whileActing: 'refused',
  params: oneEmployee,
  body: z.strictObject({
    version: rowVersion,
    from: localDate,
    part: z.enum([...employmentPart.options, 'PAY']),
    /** Of PAY: which pay. Both null is the person's own. */
    position_id: uuid.nullable().optional(),
    location_id: uuid.nullable().optional(),
  }),
  answer: employment,
  changes: stale,
  failures: { EMPLOYEE_STALE, CHANGE_HAS_BEGUN, PAY_NOT_ALLOWED, DEPARTMENT_NOT_ALLOWED, NOT_YOUR_OWN },
});

export const rehireEmployee = endpoint({
  id: 'team.rehireEmployee',
  method: 'POST',
  path: `${path}/rehire`,
  service,
  summary: 'Begins another employment of a person who has left. The employments before stay as history.',
  access: brand('id', 'MANAGE_TEAM', byDepartment),
  whileActing: 'refused',
  params: oneEmployee,
  body: z.strictObject({ version: rowVersion, starts_on: localDate }),
  answer: employee,
  changes: stale,
  failures: { EMPLOYEE_STALE, STILL_EMPLOYED, REHIRE_TOO_EARLY, REHIRE_BLOCKED, DEPARTMENT_NOT_ALLOWED, NOT_YOUR_OWN },
});
