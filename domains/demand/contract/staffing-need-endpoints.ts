import { editingFailures } from '@hearth/domains/scheduling/contract';
import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { STAFFING_NEED_DATES, STAFFING_NEED_TIMES, TOO_MANY_STAFFING_NEEDS } from './failures.ts';
import { neededPosition, staffingNeed, staffingNeedContent } from './staffing-need-schemas.ts';

const service = 'scheduling';
const atBrand = z.strictObject({ id: uuid });
const oneStaffingNeed = z.strictObject({ id: uuid, staffing_need_id: uuid });
const edits = {
  service,
  whileActing: 'allowed',
  access: brand('id', 'EDIT_SCHEDULE', { condition: 'POSITION_CATEGORY', services: PLANNING }),
} as const;
const { SCHEDULE_NEEDS_LOCATION, UNKNOWN_POSITION, POSITION_NOT_ALLOWED } = editingFailures;
const refused = {
  SCHEDULE_NEEDS_LOCATION,
  UNKNOWN_POSITION,
  POSITION_NOT_ALLOWED,
  STAFFING_NEED_DATES,
  STAFFING_NEED_TIMES,
};

export const listStaffingNeeds = endpoint({
  id: 'demand.listStaffingNeeds',
  method: 'GET',
  path: '/v1/brands/{id}/staffing_needs',
  service,
  summary:
    'Lists how many people a location needs in which position and when, and the positions that a need can be for.',
  access: brand('id', 'VIEW_SCHEDULE', { condition: 'POSITION_CATEGORY', services: LIVE_SCHEDULE }),
  whileActing: 'allowed',
  params: atBrand,
  answer: z.strictObject({ staffing_needs: z.array(staffingNeed), positions: z.array(neededPosition) }),
  failures: { SCHEDULE_NEEDS_LOCATION },
});

export const addStaffingNeed = endpoint({
  id: 'demand.addStaffingNeed',
  method: 'POST',
  path: '/v1/brands/{id}/staffing_needs',
  ...edits,
  summary: 'Adds a staffing need to a location. Needs of the same position at the same time add up.',
  params: atBrand,
  body: staffingNeedContent,
  answer: staffingNeed,
  failures: { ...refused, TOO_MANY_STAFFING_NEEDS },
  changes: () => [listStaffingNeeds],
});

export const changeStaffingNeed = endpoint({
  id: 'demand.changeStaffingNeed',
  method: 'PUT',
  path: '/v1/brands/{id}/staffing_needs/{staffing_need_id}',
  ...edits,
  summary: 'Changes a staffing need, unless someone else did so since it was read.',
  params: oneStaffingNeed,
  body: z.strictObject({ content: staffingNeedContent, version: rowVersion }),
  answer: staffingNeed,
  failures: { ...refused, CONFLICT },
  changes: () => [listStaffingNeeds],
});

export const removeStaffingNeed = endpoint({
  id: 'demand.removeStaffingNeed',
  method: 'DELETE',
  path: '/v1/brands/{id}/staffing_needs/{staffing_need_id}',
  ...edits,
  summary: 'Removes a staffing need from a location.',
  params: oneStaffingNeed,
  answer: z.strictObject({ removed: z.literal(true) }),
  failures: { SCHEDULE_NEEDS_LOCATION, POSITION_NOT_ALLOWED },
  changes: () => [listStaffingNeeds],
});
