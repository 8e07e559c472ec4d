import { findSiteBrands } from '../sites.ts';
import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job } from '@hearth/platform/module';
import { nextDigest } from '../../rules/alert.ts';
import { ALERT_CONFIRM_MS, NEWS_MS, POSTS_PER_DIGEST } from '../../rules/limits.ts';
import { writeDigestMail } from '../alert-letters.ts';
import { findOwnSites } from '../own-sites.ts';
import { deleteUnconfirmed, findNews, recordDigests, lockDueAlerts } from '../queries/alert.ts';

export const SEND_ALERTS = 'jobs.sendAlerts';
const AT_ONCE = 50;

/**
 * Sends due digests that have news. Each batch is one transaction with its record. A batch is one transaction: what
 * was sent is noted, or nothing was sent.
 */
export const sendAlerts: Job = {
  name: SEND_ALERTS,
  cron: '*/15 * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async (means) => {
        const { db, clock, config } = means;
        const now = clock.now();
        const due = await lockDueAlerts(db, now, AT_ONCE);
        if (due.length === 0) return 0;
        const news = await findNews(db, due, {
          since: new Date(now.getTime() - NEWS_MS),
          now,
          most: POSTS_PER_DIGEST,
        });
        const postsOf = Map.groupBy(news, (post) => post.alert_id);
        const own = await findOwnSites(db, config);
        const brands = await findSiteBrands(
          db,
          config,
          due.map(({ site }) => site),
        );
        await eachApart(means, due, {
          name: SEND_ALERTS,
          id: (alert) => alert.id,
          run: async ({ mail }, alert) => {
            const posts = postsOf.get(alert.id);
            if (posts !== undefined)
              await mail(writeDigestMail(config, { own, brand: brands.get(alert.site) }, alert, posts));
          },
        });
        const next = due.map(({ id, frequency, time_zone: zone }) => ({ id, at: nextDigest(frequency, zone, now) }));
        await recordDigests(db, news, next);
        return due.length;
      });
    }
    await work.run(SYSTEM, ({ db, clock }) =>
      deleteUnconfirmed(db, new Date(clock.now().getTime() - ALERT_CONFIRM_MS)),
    );
  },
};
