import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { requireLocation } from '../../access.ts';
import { saveBatch } from '../../save.ts';

/** All of the batch or none of it. */
export const saveShifts = implement(contract.saveShifts, async ({ body }, context) => {
  const place = await requireLocation(context.db, context.grant);
  return saveBatch(context, place, { key: body.idempotency_key, commands: body.commands, answers: body.answers });
});
