import { fillPlaces, composeCustomMail } from '@hearth/domains/identity/service';
import type { LetterBrand } from '@hearth/domains/identity/service';
import type { OwnSite } from '@hearth/kit/page';
import type { Config } from '@hearth/platform/config/config';
import type { Mail } from '@hearth/platform/module';
import { alertPath } from '../rules/alert.ts';
import { jobPath, sitePath } from '@hearth/domains/jobs/rules';
import { parseCareerSearch, searchAddress } from '../rules/career-search.ts';
import type { AlertPost, AlertRow } from './queries/alert.ts';
import { siteLink } from './own-sites.ts';
import { phrasesIn } from './words.ts';

/** How a visit that began in such a mail is counted. */
const SOURCE = 'alert';

/** Describes an alert's criteria in the subscriber's own words. */
function describeCriteria({ q, place, language }: AlertRow): string {
  const words = [q, place].filter((part) => part !== '');
  return words.length === 0 ? phrasesIn(language).every : words.join(' · ');
}

/**
 * Writes the mail that asks to confirm an alert, in the look of the site's brand; `own` is the site's custom domain.
 */
export function writeConfirmationMail(
  config: Config,
  { own, brand }: { readonly own: OwnSite | undefined; readonly brand: LetterBrand | undefined },
  alert: AlertRow,
): Mail {
  const words = phrasesIn(alert.language);
  const link = siteLink(config, own, alert.language, alertPath(alert.site, 'confirm'), { token: alert.token });
  return composeCustomMail({
    to: alert.email,
    language: alert.language,
    brand,
    subject: words.confirmSubject,
    text: [fillPlaces(words.confirmLine, { wanted: describeCriteria(alert) }), words.confirmIgnore].join('\n\n'),
    button: { label: words.confirmButton, link },
  });
}

/** Writes a digest with two ways to unsubscribe: a header and a link. */
export function writeDigestMail(
  config: Config,
  { own, brand }: { readonly own: ReadonlyMap<string, OwnSite>; readonly brand: LetterBrand | undefined },
  alert: AlertRow,
  posts: readonly AlertPost[],
): Mail {
  const words = phrasesIn(alert.language);
  const { language, site, q, place, employment_types: types, shift_times: time } = alert;
  const page = (at: string, path: string, query: Readonly<Record<string, string>> = {}) =>
    siteLink(config, own.get(at), language, path, query);
  const search = parseCareerSearch({ q: [q], place: [place], type: types, time, sort: ['NEWEST'] });
  return {
    ...composeCustomMail({
      to: alert.email,
      language,
      brand,
      subject: words.digestSubject,
      text: fillPlaces(words.digestLine, { wanted: describeCriteria(alert) }),
      list: posts.map((post) => ({
        label: post.title,
        note: [...new Set([post.employer, post.place_name, post.city])].filter((part) => part !== '').join(' · '),
        link: page(post.site_slug, jobPath(post.site_slug, post.slug), { source: SOURCE }),
      })),
      button: {
        label: words.digestButton,
        link: page(site, searchAddress(site === '' ? '/careers' : sitePath(site), search, {})),
      },
      foot: { label: words.stop, link: page(site, alertPath(site, 'stop'), { token: alert.token }) },
    }),
    unsubscribe: new URL(`/v1/public/job_alerts/${alert.token}/unsubscribe`, config.publicUrl).href,
  };
}
