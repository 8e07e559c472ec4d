import { fillPlaces, findName } from '@hearth/domains/identity/service';
import { notifyAccessManagers } from '@hearth/domains/notices/service';
import type { Work } from '@hearth/platform/module';
import type { WebhookRow } from './queries/webhook.ts';
import { phrasesIn } from './words.ts';

type Means = Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'emit' | 'enqueue'>;

const linkOf = (id: string): string => `/settings/webhooks/${id}`;

/** Those who manage the group's access hear that a webhook was paused, and why. It is about the webhook: resuming deletes it. */
export async function tellPaused(means: Means, row: WebhookRow): Promise<void> {
  await notifyAccessManagers(means, row.group_id, {
    kind: 'webhooks.paused',
    aboutId: row.id,
    thread: `webhook ${row.id}`,
    write: (language) => {
      const words = phrasesIn(language).paused;
      return {
        title: fillPlaces(words.title, { name: row.name }),
        text: row.paused_because === 'GONE' ? words.gone : words.failing,
        link: linkOf(row.id),
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
  await notifyAccessManagers(means, row.group_id, {
    kind: 'webhooks.changed',
    except: by,
    write: (language) => {
      const words = phrasesIn(language)[isNew ? 'created' : 'moved'];
      return { title: fillPlaces(words.title, values), text: fillPlaces(words.text, values), link: linkOf(row.id) };
    },
  });
}
