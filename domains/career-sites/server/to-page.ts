import type { Language } from '@hearth/kit/constants';
import type { Tx } from '@hearth/platform/database';
import { raw } from '@hearth/platform/module';
import type { Context, RawAnswer } from '@hearth/platform/module';
import { sitePath } from '@hearth/domains/jobs/rules';
import { customDomainPath } from '../rules/own-address.ts';
import { findOwnSite } from './own-sites.ts';

/** Redirects a browser after a form to a page on the same host. */
export function redirectToPage(path: string): RawAnswer {
  return raw('text/plain; charset=utf-8', '', { status: 303, headers: { location: path } });
}

/**
 * Redirects to a page of a career site, staying on its custom domain. Whoever came from the site's own domain stays
 * there, and is shown nothing of other sites.
 */
export async function redirectToSitePage(
  { db, config, request }: Pick<Context, 'config' | 'request'> & { readonly db: Tx },
  language: Language,
  site: string,
  pathFor: (site: string) => string,
): Promise<RawAnswer> {
  const own = await findOwnSite(db, config, request.host);
  if (own === undefined) return redirectToPage(pathFor(site));
  return redirectToPage(customDomainPath(own.site, language, pathFor(own.site)) ?? sitePath(own.site));
}
