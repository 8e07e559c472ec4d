import { canonicalEmail, countTry, networkOf } from '@hearth/domains/identity/service';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { isLanguage } from '@hearth/kit/host-language';
import { newId } from '@hearth/kit/id';
import { timeZone } from '@hearth/kit/schema';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { newToken } from '@hearth/platform/secrets/token';
import * as contract from '../../contract/alert-endpoints.ts';
import { alertAddress, alertPath, readWanted } from '../../rules/alert.ts';
import { EMPLOYMENT_TYPES } from '../../rules/career-search.ts';
import { ALERTS_PER_ADDRESS, ALERTS_PER_NETWORK } from '../../rules/limits.ts';
import { searchWords } from '../../rules/search-text.ts';
import { SHIFT_TIMES } from '../../rules/shift-times.ts';
import { confirmationLetter } from '../alert-letters.ts';
import { ownSites } from '../own-sites.ts';
import { findSiteZone, insertAlert } from '../queries/alert.ts';
import { siteOf } from '../sites.ts';
import { toSitePage } from '../to-page.ts';

/** Whether an address has an alert is told to nobody: the next page is the same. Without a script the form comes back with what was looked for. */
export const askForAlert = implement(contract.askForAlert, async ({ body }, context) => {
  const { db, clock, config, mail, request } = context;
  const chosen = body as Readonly<Record<string, string | undefined>>;
  const now = clock.now();
  const wanted = readWanted({
    q: [body.q],
    place: [body.place],
    type: EMPLOYMENT_TYPES.filter((type) => chosen[type] !== undefined),
    time: SHIFT_TIMES.filter((time) => chosen[time] !== undefined),
    post_language: [body.post_language],
  });
  const site = body.site === '' ? '' : ((await siteOf(db, body.site))?.slug ?? '');
  const language = isLanguage(body.language) ? body.language : FALLBACK_LANGUAGE;
  const own = (await ownSites(db, config)).get(site);
  const again = (problem: 'email' | 'limit') =>
    toSitePage(context, language, site, (there) => alertAddress(there, wanted, problem));
  const email = canonicalEmail(body.email.trim());
  if (email === null) return again('email');
  return inScope(db, SYSTEM, async (tx) => {
    const fromHere = await countTry(tx, 'job-alert', networkOf(request.ip), ALERTS_PER_NETWORK, now);
    const toThem = await countTry(tx, 'job-alert-address', email, ALERTS_PER_ADDRESS, now);
    if (fromHere.count > ALERTS_PER_NETWORK.count || toThem.count > ALERTS_PER_ADDRESS.count) return again('limit');
    const alert = {
      id: newId(now.getTime()),
      token: newToken(),
      email,
      site,
      q: wanted.q,
      place: wanted.place,
      employment_types: [...wanted.types],
      shift_times: [...wanted.times],
      post_language: wanted.postLanguage,
      frequency: body.frequency === 'WEEKLY' ? ('WEEKLY' as const) : ('DAILY' as const),
      language,
      time_zone: await zoneOf(tx, body.time_zone, site),
    };
    const words = { words: searchWords(alert.q), place_words: searchWords(alert.place) };
    await insertAlert(tx, { ...alert, ...words, asked_at: now });
    await mail(confirmationLetter(config, own, alert));
    return toSitePage(context, language, site, (there) => alertPath(there, 'sent'));
  });
});

/** The reader's time zone as their browser says it, else that of the site. */
async function zoneOf(tx: Tx<'system'>, said: string, site: string): Promise<string> {
  if (said !== '' && timeZone.safeParse(said).success) return said;
  return (await findSiteZone(tx, site)) ?? 'UTC';
}
