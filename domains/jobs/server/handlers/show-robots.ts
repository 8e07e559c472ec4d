import { SYSTEM } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { mayBeOwn, ownSiteAt } from '../own-sites.ts';

/** Search engines read the career pages and nothing else; on the own domain of a site there is nothing else to read. */
export const showRobots = implement(contract.showRobots, async (_input, { config, request, run }) => {
  const own = mayBeOwn(config, request.host)
    ? await run(SYSTEM, ({ db }) => ownSiteAt(db, config, request.host))
    : undefined;
  const rules =
    own === undefined ? ['Allow: /careers', 'Allow: /assets/', 'Disallow: /'] : ['Allow: /', 'Disallow: /v1/'];
  return raw(
    'text/plain; charset=utf-8',
    ['User-agent: *', ...rules, `Sitemap: ${own?.origin ?? config.publicUrl}/sitemap.xml`, ''].join('\n'),
    { headers: { 'cache-control': 'public, max-age=3600', vary: 'x-forwarded-host' } },
  );
});
