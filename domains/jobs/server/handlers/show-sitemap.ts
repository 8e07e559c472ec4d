import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { implement, raw } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { jobPath, sitePath } from '../../rules/career-address.ts';
import { escapeHtml } from '../../rules/description.ts';
import { ownSiteAt, ownSites, siteLink } from '../own-sites.ts';
import { findAddresses } from '../queries/listing.ts';

/** A sitemap may hold 50,000 addresses; the newest jobs go first. */
const MOST_ADDRESSES = 45_000;

/** Each address stands in one sitemap: a site on its own domain has one there, with its own posts alone. */
export const showSitemap = implement(contract.showSitemap, async (_input, { db, clock, config, request }) => {
  const here = await ownSiteAt(db, config, request.host);
  const all = await findAddresses(db, clock.now(), MOST_ADDRESSES, here?.site);
  const own = await ownSites(db, config);
  const jobs = here === undefined ? all.filter(({ site_slug: site }) => own.get(site)?.isMain !== true) : all;
  const entry = (site: string, path: string, changed?: Date) => {
    const address = siteLink(config, own.get(site), FALLBACK_LANGUAGE, path);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
    return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`;
  };
  const sites = [...new Set(here === undefined ? jobs.map((job) => job.site_slug) : [here.site])];
  const lines = [
    ...(here === undefined ? [entry('', '/careers')] : []),
    ...sites.map((site) => entry(site, sitePath(site))),
    ...jobs.map((job) => entry(job.site_slug, jobPath(job.site_slug, job.slug), job.changed_at)),
  ].join('\n');
  return raw(
    'application/xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines}\n</urlset>\n`,
    { headers: { 'cache-control': 'public, max-age=300' } },
  );
});
