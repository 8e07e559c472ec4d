import { findHolders } from '@hearth/domains/access/service';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { PANEL_NOT_ALLOWED } from '../contract/failures.ts';

/** Refuses a panel on which somebody cannot see applications there: nobody learns of a candidate by being put on one. */
export async function checkPanel(
  tx: Tx,
  at: { readonly groupId: string; readonly brandId: string },
  panel: readonly string[],
  now: Date,
): Promise<void> {
  const holders = new Set(await findHolders(tx, at, 'VIEW_APPLICATIONS', now));
  if (!panel.every((id) => holders.has(id))) throw failure(PANEL_NOT_ALLOWED);
}
