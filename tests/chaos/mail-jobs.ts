import { newId } from '@hearth/kit/id';
import type { ReceivedMail } from '@hearth/testing/peers/mail-server';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Cluster } from './cluster.ts';

const PAUSE_MS = 250;
/** A job whose node was killed is taken up by another when that has not been heard of for a while. */
const UNTIL_DONE = { timeout: 180_000, interval: 500 };

/** Jobs whose effect is seen outside: mails. Each is kept and asked for in one transaction, as the application does it. */
export class MailJobs {
  readonly #cluster: () => Cluster;
  readonly #received: readonly ReceivedMail[];
  readonly #asked: string[] = [];

  constructor(cluster: () => Cluster, received: readonly ReceivedMail[]) {
    this.#cluster = cluster;
    this.#received = received;
  }

  /** Asks for one mail after the other until it is over. */
  async ask(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const id = newId();
      const isKept = await this.#cluster()
        .ask(
          `with mail as (insert into platform.mail (id, recipient, subject, text_body, html_body) values ('${id}', 'chaos@example.com', 'one', 'one', ''))
           insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds, heartbeat_seconds)
           select name, '{"id": "${id}"}', retry_limit, retry_delay, retry_backoff, expire_seconds, heartbeat_seconds
           from pgboss.queue, (select pg_notify('hearth', 'jplatform.sendMail')) told where name = 'platform.sendMail'`,
        )
        .then(
          () => true,
          () => false,
        );
      // Where the answer was lost it may be there: it is not counted on.
      if (isKept) this.#asked.push(id);
      await pause(PAUSE_MS);
    }
  }

  /** Waits until each has arrived and that is kept; how many were asked for, and how many of them arrived more than once. */
  async settle(): Promise<{ asked: number; doubled: number }> {
    const arrivals = (): Map<string, number> => {
      const counts = new Map<string, number>();
      for (const { text } of this.#received) {
        const [, id = ''] = /^Message-ID: <(.+)@hearth>/im.exec(text) ?? [];
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      return counts;
    };
    const missing = (): number => this.#asked.filter((id) => !arrivals().has(id)).length;
    await expect.poll(missing, { ...UNTIL_DONE, message: 'mails that have not arrived' }).toBe(0);
    const unnoted = async (): Promise<number> => {
      const [row] = await this.#cluster().ask<{ n: number }>(
        `select count(*)::int as n from platform.mail where recipient = 'chaos@example.com' and state <> 'sent'`,
      );
      return row?.n ?? 0;
    };
    await expect.poll(unnoted, { ...UNTIL_DONE, message: 'mails whose sending was not noted' }).toBe(0);
    const doubled = [...arrivals()].filter(([id, count]) => this.#asked.includes(id) && count > 1).length;
    return { asked: this.#asked.length, doubled };
  }
}
