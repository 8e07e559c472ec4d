import type { HandlerInputOf } from '@hearth/kit/endpoint';
import type { listApplications } from '../contract/endpoints.ts';
import { stage } from '../contract/schemas.ts';
import { DEFAULT_DIRECTION } from '../rules/list-order.ts';
import { OPEN_STAGES } from '../rules/stages.ts';
import type { ListFilter, ListWindow } from './queries/list.ts';
import { lateThreshold } from './waiting.ts';

/** The filters and the order of the list, as its call and its export take them. */
export type ListQuery = Omit<HandlerInputOf<typeof listApplications>['query'], 'cursor' | 'limit'>;

/** The filters as the query takes them, at a moment: a reply becomes overdue. */
export function toListFilter({ job_id: jobId, q: text, stage: stages, step, waits }: ListQuery, now: Date): ListFilter {
  return {
    jobId,
    text,
    stages: stages ?? (step !== undefined ? [] : waits === undefined ? stage.options : OPEN_STAGES),
    steps: step ?? [],
    waiting: waits === undefined ? null : { which: waits, lateBefore: lateThreshold(now) },
  };
}

/** The order of a list: newest first unless asked otherwise. */
export function toListOrder({
  order = 'applied',
  direction = DEFAULT_DIRECTION[order],
}: ListQuery): Pick<ListWindow, 'order' | 'descending'> {
  return { order, descending: direction === 'descending' };
}
