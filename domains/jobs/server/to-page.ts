import type { Language } from '@hearth/kit/constants';
import type { Tx } from '@hearth/platform/database';
import { raw } from '@hearth/platform/module';
import type { Context, RawAnswer } from '@hearth/platform/module';
import { sitePath } from '../rules/career-address.ts';
import { ownPath } from '../rules/own-address.ts';
import { ownSiteAt } from './own-sites.ts';

/** Sends a browser whose form was taken to a page, on the host that it came from. */
export function toPage(path: string): RawAnswer {
  return raw('text/plain; charset=utf-8', '', { status: 303, headers: { location: path } });
}

/**
 * The same for a page of a career site (empty: of all), from the path that it has at the installation. Whoever came from the
 * site's own domain stays there, and is shown nothing of other sites.
 */
export async function toSitePage(
  { db, config, request }: Pick<Context, 'config' | 'request'> & { readonly db: Tx },
  language: Language,
  site: string,
  pathFor: (site: string) => string,
): Promise<RawAnswer> {
  const own = await ownSiteAt(db, config, request.host);
  if (own === undefined) return toPage(pathFor(site));
  return toPage(ownPath(own.site, language, pathFor(own.site)) ?? sitePath(own.site));
}
