import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import type { OwnSite } from '@hearth/kit/page';
import type { Config } from '@hearth/platform/config/config';
import { PUBLIC } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { KeptAnswers } from '@hearth/platform/kept-answers';
import { implement, raw } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { jobPath, sitePath, escapeHtml } from '@hearth/domains/jobs/rules';
import { canBeCustomDomain, findOwnSite, findOwnSites, siteLink } from '../own-sites.ts';
import { findAddresses } from '../queries/listing.ts';

/** A sitemap may hold 50,000 addresses; the newest jobs go first. */
const MOST_ADDRESSES = 45_000;

const KEPT_MS = 300_000;
/** For each installation that this process serves. */
const sitemaps = new WeakMap<Config, KeptAnswers>();

/**
 * Each address stands in one sitemap: a site on its own domain has one there, with its own posts alone. One is built once in
 * five minutes, however many ask for it.
 */
export const showSitemap = implement(contract.showSitemap, async (_input, { clock, config, request, run }) => {
  const here = canBeCustomDomain(config, request.host)
    ? await run(PUBLIC, ({ db }) => findOwnSite(db, config, request.host))
    : undefined;
  let kept = sitemaps.get(config);
  if (kept === undefined) sitemaps.set(config, (kept = new KeptAnswers(KEPT_MS)));
  const text = await kept.get(here?.site ?? '', clock.now(), () =>
    run(PUBLIC, ({ db }) => buildSitemap(db, { config, now: clock.now(), here })),
  );
  return raw('application/xml; charset=utf-8', text, {
    // The host decides, and a proxy may say it in a header of its own: no cache may take the one for the other.
    headers: { 'cache-control': 'public, max-age=300', vary: 'x-forwarded-host' },
  });
});

async function buildSitemap(
  db: Tx,
  { config, now, here }: { readonly config: Config; readonly now: Date; readonly here: OwnSite | undefined },
): Promise<string> {
  const all = await findAddresses(db, now, MOST_ADDRESSES, here?.site);
  const own = await findOwnSites(db, config);
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
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines}\n</urlset>\n`;
}
