import { getBrand } from '@hearth/domains/core/service';
import { notify } from '@hearth/domains/notices/service';
import type { Notification, NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import type { Work } from '@hearth/platform/module';
import { findAudience } from './audience.ts';

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
  const group = { groupId, brandId: groupId, code: null };
  const audience = await findAudience(work.db, group, { permission: 'MANAGE_ACCESS' }, work.clock.now());
  const people = audience.people.filter(({ userId }) => userId !== except);
  if (people.length === 0) return;
  await notify(work, {
    ...notice,
    placeId: groupId,
    timeZone: (await getBrand(work.db, groupId)).timeZone,
    people: people.map(({ userId }) => ({ userId, write })),
  });
}
