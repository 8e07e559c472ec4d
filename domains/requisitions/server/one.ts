import type { Reader } from '@hearth/domains/approvals/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { REQUISITION_CHANGED } from '../contract/events.ts';
import type { Requisition } from '../contract/schemas.ts';
import { presentRequisitions } from './present.ts';
import { findRequisition } from './queries/requisition.ts';
import type { RequisitionRow } from './queries/requisition.ts';

/** Locks a request within the grant; else NOT_FOUND. */
export async function lockGranted(tx: Tx, grant: BrandGrant, id: string): Promise<RequisitionRow> {
  const row = await findRequisition(tx, grant, id, true);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** Loads one request as the reader sees it. */
export async function loadRequisition(tx: Tx, grant: BrandGrant, id: string, reader: Reader): Promise<Requisition> {
  const row = await findRequisition(tx, grant, id);
  const [shown] = row === undefined ? [] : await presentRequisitions(tx, [row], reader);
  if (shown === undefined) throw failure(NOT_FOUND);
  return shown;
}

/** Emits that a request changed. */
export async function emitChange(
  { emit }: Pick<Work, 'emit'>,
  row: { readonly id: string; readonly group_id: string; readonly brand_id: string },
): Promise<void> {
  await emit(
    REQUISITION_CHANGED.of({
      group_id: row.group_id,
      topics: [`brand:${row.brand_id}`],
      data: { requisition_id: row.id },
    }),
  );
}
