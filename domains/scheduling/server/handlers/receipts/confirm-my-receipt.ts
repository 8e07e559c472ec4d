import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { RECEIPT_OUTDATED } from '../../../contract/failures.ts';
import { confirmMyReceipt as contract } from '../../../contract/receipt-endpoints.ts';
import { confirmReceipt, findMyReceipt } from '../../queries/receipt.ts';

/** Confirms the publication that was on the screen; one that a newer has overtaken is looked at again. */
export const confirmMyReceipt = implement(contract, async ({ params }, { db, clock }) => {
  const receipt = await findMyReceipt(db, params.publication_id);
  if (receipt === undefined) throw failure(NOT_FOUND);
  if (receipt.seen_at !== null) return { seen_at: receipt.seen_at.toISOString() };
  if (receipt.outdated) throw failure(RECEIPT_OUTDATED);
  const at = clock.now();
  await confirmReceipt(db, params.publication_id, at);
  return { seen_at: at.toISOString() };
});
