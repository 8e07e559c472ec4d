import { AGREEMENT_CHANGED, REQUEST_CHANGED } from '../contract/events.ts';
import type { RequestRow } from './queries/request.ts';

/** The event that a request changed, for its employee and the managers of their location. */
export function requestChanged(row: Pick<RequestRow, 'id' | 'group_id' | 'location_id' | 'employee_id' | 'user_id'>) {
  const own = row.user_id === null ? [] : [`user:${row.user_id}` as const];
  return REQUEST_CHANGED.of({
    group_id: row.group_id,
    topics: [`brand:${row.location_id}` as const, ...own],
    data: { request_id: row.id, employee_id: row.employee_id },
  });
}

export function agreementChanged(row: { readonly id: string; readonly group_id: string; readonly brand_id: string }) {
  return AGREEMENT_CHANGED.of({
    group_id: row.group_id,
    topics: [`brand:${row.brand_id}` as const],
    data: { agreement_id: row.id },
  });
}
