import { implement, raw } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { jobPath, sitePath } from '../../rules/career-address.ts';
import { escapeHtml } from '../../rules/description.ts';
import { findAddresses } from '../queries/listing.ts';

/** A sitemap may hold 50,000 addresses; the newest jobs go first. */
const MOST_ADDRESSES = 45_000;

export const showSitemap = implement(contract.showSitemap, async (_input, { db, clock, config }) => {
  const jobs = await findAddresses(db, clock.now(), MOST_ADDRESSES);
  const entry = (path: string, changed?: Date) =>
    `<url><loc>${escapeHtml(config.publicUrl + path)}</loc>${changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`}</url>`;
  const sites = [...new Set(jobs.map((job) => job.site_slug))].map((site) => entry(sitePath(site)));
  const pages = jobs.map((job) => entry(jobPath(job.site_slug, job.slug), job.changed_at));
  const all = [entry('/careers'), ...sites, ...pages].join('\n');
  return raw(
    'application/xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${all}\n</urlset>\n`,
    { headers: { 'cache-control': 'public, max-age=300' } },
  );
});
