import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { ChangeTable, Tables } from './tables.ts';

/** One deed, and by whom; null is the holder of a link, or nobody. */
export interface Deed extends Pick<ChangeTable, 'about' | 'action'> {
  readonly aboutId: string;
  readonly groupId: string;
  readonly employeeId?: string;
  readonly by: string | null;
  readonly at: Date;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Adds deeds to the record. */
export async function insertChanges(tx: Tx, deeds: readonly Deed[]): Promise<void> {
  if (deeds.length === 0) return;
  await tx
    .tables<Tables>()
    .insertInto('signatures.change')
    .values(
      deeds.map(({ about, action, aboutId, groupId, employeeId, by, at, detail = {} }) => ({
        id: newId(at.getTime()),
        group_id: groupId,
        about,
        about_id: aboutId,
        employee_id: employeeId ?? null,
        at,
        actor_id: by,
        action,
        detail: json(detail),
      })),
    )
    .execute();
}
