import { exporting } from '@hearth/domains/exports/contract';
import { asFile } from '@hearth/domains/exports/schemas';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { flag, line, page, rowVersion, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  DEPARTMENT_NOT_ALLOWED,
  EMPLOYEE_NUMBER_TAKEN,
  EMPLOYEE_STALE,
  END_BEFORE_HIRE,
  LOCATION_UNKNOWN,
  NOT_ENDING,
  NOT_YOUR_OWN,
  NOT_YOURS_TO_END,
  PAY_NOT_ALLOWED,
  POSITION_NAME_TAKEN,
  POSITION_UNKNOWN,
  REHIRE_BLOCKED,
} from './failures.ts';
import { employmentEnd } from './employment-schemas.ts';
import { department, employee, employeeContent, employeeStatus, position, tint } from './schemas.ts';

const service = 'team';
const atBrand = z.object({ id: uuid });
const oneEmployee = z.object({ id: uuid, employee_id: uuid });
const byDepartment = { condition: 'POSITION_CATEGORY' } as const;

const writing = {
  EMPLOYEE_NUMBER_TAKEN,
  LOCATION_UNKNOWN,
  POSITION_UNKNOWN,
  PAY_NOT_ALLOWED,
  DEPARTMENT_NOT_ALLOWED,
  END_BEFORE_HIRE,
};

const employeeFilters = {
  /** In names, number and e-mail address, whatever the accents. */
  search: text(100).optional(),
  status: employeeStatus.optional(),
  department: department.optional(),
  position_id: uuid.optional(),
  /** Whether they have an account. */
  has_login: flag.optional(),
  /** Whether they have an address and neither an account nor an invitation that can still be used. */
  can_be_invited: flag.optional(),
};

export const listEmployees = endpoint({
  id: 'team.listEmployees',
  method: 'GET',
  path: '/v1/brands/{id}/employees',
  service,
  summary: 'Lists the employees of a brand and everything below it, by name.',
  access: brand('id', 'VIEW_TEAM', byDepartment),
  whileActing: 'allowed',
  params: atBrand,
  query: z.object({ ...employeeFilters, ...page }),
  answer: z.strictObject({ employees: z.array(employee), total: z.int() }),
});

export const exportEmployees = endpoint({
  ...exporting,
  id: 'team.exportEmployees',
  path: '/v1/brands/{id}/employees/export',
  service,
  summary: 'Exports the employees of a brand and everything below it, as the list shows them to the caller.',
  access: brand('id', 'VIEW_TEAM', byDepartment),
  params: atBrand,
  query: z.object({ ...employeeFilters, ...asFile }),
});

export const getEmployee = endpoint({
  id: 'team.getEmployee',
  method: 'GET',
  path: '/v1/brands/{id}/employees/{employee_id}',
  service,
  summary: 'Returns an employee.',
  access: brand('id', 'VIEW_TEAM', byDepartment),
  whileActing: 'allowed',
  params: oneEmployee,
  answer: employee,
});

export const createEmployee = endpoint({
  id: 'team.createEmployee',
  method: 'POST',
  path: '/v1/brands/{id}/employees',
  service,
  summary: 'Adds an employee at a location of the brand.',
  access: brand('id', 'MANAGE_TEAM', byDepartment),
  whileActing: 'allowed',
  params: atBrand,
  body: employeeContent,
  answer: employee,
  changes: () => [listEmployees, getEmployee],
  failures: writing,
});

export const updateEmployee = endpoint({
  id: 'team.updateEmployee',
  method: 'PATCH',
  path: '/v1/brands/{id}/employees/{employee_id}',
  service,
  summary: 'Changes details of an employee; omitted fields stay.',
  access: brand('id', 'MANAGE_TEAM', byDepartment),
  whileActing: 'allowed',
  params: oneEmployee,
  body: employeeContent.partial().extend({ version: rowVersion }),
  answer: employee,
  changes: () => [listEmployees, getEmployee],
  failures: { ...writing, EMPLOYEE_STALE, NOT_YOUR_OWN },
});

export const endEmployment = endpoint({
  id: 'team.endEmployment',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/end',
  service,
  summary: 'Ends an employment on a date, which is the last day of work.',
  access: brand('id', 'MANAGE_TEAM', byDepartment),
  whileActing: 'refused',
  params: oneEmployee,
  body: employmentEnd,
  answer: employee,
  changes: () => [listEmployees, getEmployee],
  failures: {
    EMPLOYEE_STALE,
    END_BEFORE_HIRE,
    DEPARTMENT_NOT_ALLOWED,
    NOT_YOUR_OWN,
    NOT_YOURS_TO_END,
    REHIRE_BLOCKED,
  },
});

export const undoEmploymentEnd = endpoint({
  id: 'team.undoEmploymentEnd',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/employment/end/undo',
  service,
  summary: 'Takes back the end of the last employment. Permissions that were withdrawn meanwhile are not given again.',
  access: brand('id', 'MANAGE_TEAM', byDepartment),
  whileActing: 'refused',
  params: oneEmployee,
  body: z.strictObject({ version: rowVersion }),
  answer: employee,
  changes: () => [listEmployees, getEmployee],
  failures: { EMPLOYEE_STALE, NOT_ENDING, REHIRE_BLOCKED, DEPARTMENT_NOT_ALLOWED, NOT_YOUR_OWN },
});

export const listPositions = endpoint({
  id: 'team.listPositions',
  method: 'GET',
  path: '/v1/brands/{id}/positions',
  service,
  summary: 'Lists the positions of the group that a brand belongs to, by name.',
  access: brand('id'),
  whileActing: 'allowed',
  params: atBrand,
  answer: z.strictObject({ positions: z.array(position) }),
});

export const createPosition = endpoint({
  id: 'team.createPosition',
  method: 'POST',
  path: '/v1/brands/{id}/positions',
  service,
  summary: 'Adds a position to the group.',
  access: brand('id', 'MANAGE_TEAM'),
  whileActing: 'allowed',
  params: atBrand,
  body: z.strictObject({ name: line(80), department, tint: tint.optional() }),
  answer: position,
  changes: () => [listPositions],
  failures: { POSITION_NAME_TAKEN },
});
