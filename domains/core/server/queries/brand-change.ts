import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { BrandChangeTable, Tables } from './tables.ts';

/** A change of the tree for the change log. */
export interface NewBrandChange {
  readonly groupId: string;
  readonly brandId: string;
  readonly actorId: string | null;
  readonly at: Date;
  readonly action: BrandChangeTable['action'];
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Adds a row to the record of changes, which is never changed itself. */
export async function insertBrandChange(tx: Tx, note: NewBrandChange): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('core.brand_change')
    .values({
      id: newId(note.at.getTime()),
      group_id: note.groupId,
      brand_id: note.brandId,
      actor_id: note.actorId,
      at: note.at,
      action: note.action,
      before: note.before === null ? null : (json(note.before) as never),
      after: note.after === null ? null : (json(note.after) as never),
    })
    .execute();
}
