import type { HandlerInputOf } from '@hearth/kit/endpoint';
import type { listEmployees } from '../contract/endpoints.ts';
import type { EmployeeFilter } from './queries/employee.ts';

/** The filters of the page, as its call and its export take them. */
export type EmployeeFilters = Omit<HandlerInputOf<typeof listEmployees>['query'], 'offset' | 'limit'>;

/** The filters as the query takes them: invitations end, so they're asked for as of a moment. */
export function toEmployeeFilter(
  {
    search,
    status,
    department,
    position_id: positionId,
    has_login: hasLogin,
    can_be_invited: invitable,
  }: EmployeeFilters,
  now: Date,
): EmployeeFilter {
  return {
    search,
    status,
    department,
    positionId,
    hasLogin,
    ...(invitable === undefined ? {} : { canBeInvited: { is: invitable, now } }),
  };
}
