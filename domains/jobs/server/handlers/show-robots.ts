import { implement, raw } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';

/** Search engines read the career pages and nothing else. */
export const showRobots = implement(contract.showRobots, async (_input, { config }) =>
  raw(
    'text/plain; charset=utf-8',
    [
      'User-agent: *',
      'Allow: /careers',
      'Allow: /assets/',
      'Disallow: /',
      `Sitemap: ${config.publicUrl}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'cache-control': 'public, max-age=3600' } },
  ),
);
