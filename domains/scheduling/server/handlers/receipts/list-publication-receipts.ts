import { implement } from '@hearth/platform/module';
import { listPublicationReceipts as contract } from '../../../contract/receipt-endpoints.ts';
import { countSeen } from '../../../rules/publication/receipts.ts';
import { requireLocation } from '../../access.ts';
import { loadReceipts } from '../../publish.ts';

export const listPublicationReceipts = implement(contract, async ({ query }, { db, grant }) => {
  const place = await requireLocation(db, grant);
  const week = place.weekOf(query.week);
  const receipts = await loadReceipts(db, place.id, week);
  const { asked, seen } = countSeen(receipts);
  return {
    week,
    asked_count: asked,
    seen_count: seen,
    people: receipts.map(({ publication_id: _publication, user_id: _user, ...receipt }) => receipt),
  };
});
