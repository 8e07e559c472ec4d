import { findHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import type { Work } from '@hearth/platform/module';
import type { WebhookRow } from './queries/webhook.ts';
import { phrasesIn } from './words.ts';

/** Those who manage the group's access hear that a webhook was paused, and why. */
export async function tellPaused(work: Work<'system'>, row: WebhookRow): Promise<void> {
  const { db, clock } = work;
  const at = { groupId: row.group_id, brandId: row.group_id };
  const people = await findHolders(db, at, 'MANAGE_ACCESS', clock.now());
  if (people.length === 0) return;
  await notify(work, {
    kind: 'webhooks.paused',
    aboutId: row.id,
    thread: `webhook ${row.id}`,
    placeId: row.group_id,
    timeZone: (await getBrand(db, row.group_id)).timeZone,
    people: people.map((userId) => ({
      userId,
      write: (language) => {
        const words = phrasesIn(language);
        return {
          title: fillPlaces(words.title, { name: row.name }),
          text: row.paused_because === 'GONE' ? words.gone : words.failing,
          link: `/settings/webhooks/${row.id}`,
        };
      },
    })),
  });
}
