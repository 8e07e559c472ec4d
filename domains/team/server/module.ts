import { defineModule } from '@hearth/platform/module';
import { createEmployee } from './handlers/create-employee.ts';
import { createPosition } from './handlers/create-position.ts';
import { endEmployment } from './handlers/end-employment.ts';
import { getEmployee } from './handlers/get-employee.ts';
import { listEmployees } from './handlers/list-employees.ts';
import { listPositions } from './handlers/list-positions.ts';
import { updateEmployee } from './handlers/update-employee.ts';

export const team = defineModule({
  name: 'team',
  endpoints: [listEmployees, getEmployee, createEmployee, updateEmployee, endEmployment, listPositions, createPosition],
});
