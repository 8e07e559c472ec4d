import { findHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import type { Language } from '@hearth/kit/constants';
import type { Work } from '@hearth/platform/module';
import { notify } from './notify.ts';
import type { Notification, NoticeText } from './notify.ts';

/** Tells those who manage access for the whole group of something there, but for whoever did it. */
export async function notifyAccessManagers(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'emit' | 'enqueue'>,
  groupId: string,
  {
    except,
    write,
    ...notice
  }: Pick<Notification, 'kind' | 'aboutId' | 'thread'> & {
    /** Who knows it already. */
    readonly except?: string;
    readonly write: (language: Language) => NoticeText;
  },
): Promise<void> {
  const holders = await findHolders(work.db, { groupId, brandId: groupId }, 'MANAGE_ACCESS', work.clock.now());
  const people = holders.filter((userId) => userId !== except);
  if (people.length === 0) return;
  await notify(work, {
    ...notice,
    placeId: groupId,
    timeZone: (await getBrand(work.db, groupId)).timeZone,
    people: people.map((userId) => ({ userId, write })),
  });
}
