import { SYSTEM } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { canBeCustomDomain, findOwnSite } from '../own-sites.ts';

/** Crawlers may read only the career pages; a custom domain has no others. */
export const showRobots = implement(contract.showRobots, async (_input, { config, request, run }) => {
  const own = canBeCustomDomain(config, request.host)
    ? await run(SYSTEM, ({ db }) => findOwnSite(db, config, request.host))
    : undefined;
  const rules =
    own === undefined ? ['Allow: /careers', 'Allow: /assets/', 'Disallow: /'] : ['Allow: /', 'Disallow: /v1/'];
  return raw(
    'text/plain; charset=utf-8',
    ['User-agent: *', ...rules, `Sitemap: ${own?.origin ?? config.publicUrl}/sitemap.xml`, ''].join('\n'),
    { headers: { 'cache-control': 'public, max-age=3600', vary: 'x-forwarded-host' } },
  );
});
