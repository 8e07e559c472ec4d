import { fillPlaces, writtenLetter } from '@hearth/domains/identity/service';
import type { OwnSite } from '@hearth/kit/page';
import type { Config } from '@hearth/platform/config';
import type { Mail } from '@hearth/platform/module';
import { alertPath } from '../rules/alert.ts';
import { jobPath, sitePath } from '../rules/career-address.ts';
import { readCareerSearch, searchAddress } from '../rules/career-search.ts';
import type { AlertPost, AlertRow } from './queries/alert.ts';
import { siteLink } from './own-sites.ts';
import { wordsIn } from './words.ts';

/** How a visit that began in such a mail is counted. */
const SOURCE = 'alert';

/** What an alert looks for in the reader's own words; every post where it narrows nothing. */
function wantedIn({ q, place, language }: AlertRow): string {
  const words = [q, place].filter((part) => part !== '');
  return words.length === 0 ? wordsIn(language).every : words.join(' · ');
}

/** Asks whether somebody wants what was asked for with their address. `own` is the domain of the alert's site. */
export function confirmationLetter(config: Config, own: OwnSite | undefined, alert: AlertRow): Mail {
  const words = wordsIn(alert.language);
  const link = siteLink(config, own, alert.language, alertPath(alert.site, 'confirm'), { token: alert.token });
  return writtenLetter({
    to: alert.email,
    language: alert.language,
    subject: words.confirmSubject,
    text: [fillPlaces(words.confirmLine, { wanted: wantedIn(alert) }), words.confirmIgnore].join('\n\n'),
    button: { label: words.confirmButton, link },
  });
}

/** What is new to somebody, with two ways to hear no more: the mail program's own, and a link. */
export function digestLetter(
  config: Config,
  own: ReadonlyMap<string, OwnSite>,
  alert: AlertRow,
  posts: readonly AlertPost[],
): Mail {
  const words = wordsIn(alert.language);
  const { language, site, q, place, employment_types: types, shift_times: time } = alert;
  const page = (at: string, path: string, query: Readonly<Record<string, string>> = {}) =>
    siteLink(config, own.get(at), language, path, query);
  const search = readCareerSearch({ q: [q], place: [place], type: types, time, sort: ['NEWEST'] });
  return {
    ...writtenLetter({
      to: alert.email,
      language,
      subject: words.digestSubject,
      text: fillPlaces(words.digestLine, { wanted: wantedIn(alert) }),
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
