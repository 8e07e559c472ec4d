import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { ExportFormat, ExportList } from '../../contract/schemas.ts';
import type { Tables } from './tables.ts';

/** An export as it is put on record. */
export interface ExportDeed {
  readonly groupId: string;
  readonly brandId: string;
  readonly actorId: string;
  readonly list: ExportList;
  readonly format: ExportFormat;
  readonly filter: object;
  readonly rows: number;
  readonly at: Date;
}

/** Records who exports which list, before anything of it is sent. */
export async function insertExportEvent(tx: Tx, deed: ExportDeed): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('exports.export_event')
    .values({
      id: newId(deed.at.getTime()),
      group_id: deed.groupId,
      brand_id: deed.brandId,
      at: deed.at,
      actor_id: deed.actorId,
      list: deed.list,
      format: deed.format,
      filter: json(deed.filter),
      row_count: deed.rows,
    })
    .execute();
}
