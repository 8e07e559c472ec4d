import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { requireLocation } from '../../access.ts';
import { publishWeek } from '../../publish.ts';

/** Publishes what was previewed, with the answers that its conflicts need. */
export const publishSchedule = implement(contract.publishSchedule, async ({ body }, context) => {
  const place = await requireLocation(context.db, context.grant);
  return publishWeek(context, place, {
    key: body.idempotency_key,
    week: place.weekOf(body.week),
    version: body.version,
    employeeIds: body.employee_ids === undefined ? undefined : new Set(body.employee_ids),
    answers: body.answers,
    reasons: body.reasons,
    agreed: body.agreed,
  });
});
