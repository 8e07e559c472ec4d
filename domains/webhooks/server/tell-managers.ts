import { findHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces, findName } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import type { Work } from '@hearth/platform/module';
import type { WebhookRow } from './queries/webhook.ts';
import { phrasesIn } from './words.ts';

type Means = Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'emit' | 'enqueue'>;

/** Those who manage the group's access hear that a webhook was paused, and why. It is about the webhook: resuming deletes it. */
export async function tellPaused(means: Means, row: WebhookRow): Promise<void> {
  await tell(means, row, {
    kind: 'webhooks.paused',
    aboutId: row.id,
    thread: `webhook ${row.id}`,
    write: (language) => {
      const words = phrasesIn(language).paused;
      return {
        title: fillPlaces(words.title, { name: row.name }),
        text: row.paused_because === 'GONE' ? words.gone : words.failing,
      };
    },
  });
}

/**
 * The others who manage the group's access hear where its events go from now on, and who decided that. The notice outlives the webhook:
 * whoever deletes it doesn't delete what was told.
 */
export async function tellMoved(
  means: Means,
  row: Pick<WebhookRow, 'id' | 'group_id' | 'name' | 'address'>,
  { isNew, by }: { readonly isNew: boolean; readonly by: string },
): Promise<void> {
  const values = { name: row.name, person: await findName(means.db, by), host: new URL(row.address).host };
  await tell(means, row, {
    kind: 'webhooks.changed',
    except: by,
    write: (language) => {
      const words = phrasesIn(language)[isNew ? 'created' : 'moved'];
      return { title: fillPlaces(words.title, values), text: fillPlaces(words.text, values) };
    },
  });
}

async function tell(
  means: Means,
  { id, group_id: groupId }: Pick<WebhookRow, 'id' | 'group_id'>,
  {
    write,
    except,
    ...notice
  }: {
    readonly kind: 'webhooks.paused' | 'webhooks.changed';
    readonly aboutId?: string;
    readonly thread?: string;
    /** Who knows it already. */
    readonly except?: string;
    readonly write: (language: Language) => Omit<NoticeText, 'link'>;
  },
): Promise<void> {
  const { db, clock } = means;
  const holders = await findHolders(db, { groupId, brandId: groupId }, 'MANAGE_ACCESS', clock.now());
  const people = holders.filter((userId) => userId !== except);
  if (people.length === 0) return;
  await notify(means, {
    ...notice,
    placeId: groupId,
    timeZone: (await getBrand(db, groupId)).timeZone,
    people: people.map((userId) => ({
      userId,
      write: (language) => ({ ...write(language), link: `/settings/webhooks/${id}` }),
    })),
  });
}
