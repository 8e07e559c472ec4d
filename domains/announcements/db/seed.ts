import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { insertAnnouncement } from '../server/queries/item.ts';

/** A piece of news of a demonstration. */
export interface SeededAnnouncement {
  readonly brandId: string;
  readonly authorId: string;
  readonly at: Date;
  readonly title: string;
  readonly body: string;
}

/** Tells news of a group as if it had been told then. */
export async function seedAnnouncements(tx: Tx, groupId: string, items: readonly SeededAnnouncement[]): Promise<void> {
  for (const item of items) await insertAnnouncement(tx, { ...item, id: newId(item.at.getTime()), groupId });
}
