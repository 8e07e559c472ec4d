import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/alert-endpoints.ts';
import { deleteAlert } from '../queries/alert.ts';

export const unsubscribeAlert = implement(contract.unsubscribeAlert, async ({ params }, { db }) => {
  await inScope(db, SYSTEM, (tx) => deleteAlert(tx, params.token));
  return {};
});
