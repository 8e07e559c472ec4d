import { editingFailures } from '@hearth/domains/scheduling/contract';
import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { partQuery } from './endpoints.ts';
import { colleague, dealOptions, dealShift } from './schemas.ts';

/** What a manager chooses from who makes a request in somebody's name: at one location, where they may publish. */
const at = {
  service: 'scheduling',
  access: brand('id', 'PUBLISH_SCHEDULE', { services: PLANNING }),
  whileActing: 'allowed',
  method: 'GET',
  failures: { SCHEDULE_NEEDS_LOCATION: editingFailures.SCHEDULE_NEEDS_LOCATION },
} as const;

export const listDealStaff = endpoint({
  ...at,
  id: 'deals.listDealStaff',
  path: '/v1/brands/{id}/deal_staff',
  summary: 'Lists the active employees of a location, for a shift request in their name.',
  params: z.object({ id: uuid }),
  answer: z.strictObject({ people: z.array(colleague) }),
});

export const listDealShifts = endpoint({
  ...at,
  id: 'deals.listDealShifts',
  path: '/v1/brands/{id}/deal_staff/{employee_id}/shifts',
  summary:
    'Lists the published shifts of an employee at a location that a request can be about, and the open ones that they could take.',
  params: z.object({ id: uuid, employee_id: uuid }),
  answer: z.strictObject({ own: z.array(dealShift), open: z.array(dealShift) }),
});

export const getDealOptionsFor = endpoint({
  ...at,
  id: 'deals.getDealOptionsFor',
  path: '/v1/brands/{id}/deal_shifts/{shift_id}/options',
  summary: 'Returns what can be done with somebody’s published shift at a location, and with whom.',
  params: z.object({ id: uuid, shift_id: uuid }),
  query: partQuery,
  answer: dealOptions,
});
