import { canonicalEmail, countTry, clientNetwork } from '@hearth/domains/identity/service';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { isLanguage } from '@hearth/kit/installation/host-language';
import { newId } from '@hearth/kit/id';
import { timeZone } from '@hearth/kit/schema';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { newToken } from '@hearth/platform/secrets/token';
import * as contract from '../../contract/alert-endpoints.ts';
import { alertAddress, alertPath, parseCriteria } from '../../rules/alert.ts';
import { EMPLOYMENT_TYPES } from '@hearth/domains/job-library/rules';
import { ALERTS_PER_ADDRESS, ALERTS_PER_NETWORK } from '../../rules/limits.ts';
import { splitSearchWords } from '@hearth/kit/text/search-text';
import { SHIFT_TIMES } from '@hearth/domains/jobs/rules';
import { writeConfirmationMail } from '../alert-letters.ts';
import { findOwnSites } from '../own-sites.ts';
import { findSiteZone, insertAlert } from '../queries/alert.ts';
import { findSite, findSiteBrands } from '../sites.ts';
import { redirectToSitePage } from '../to-page.ts';

/** Whether an address has an alert is told to nobody: the next page is the same. Without a script the form comes back with what was looked for. */
export const askForAlert = implement(contract.askForAlert, async ({ body }, context) => {
  const { db, clock, config, mail, request } = context;
  const chosen = body as Readonly<Record<string, string | undefined>>;
  const now = clock.now();
  const wanted = parseCriteria({
    q: [body.q],
    place: [body.place],
    type: EMPLOYMENT_TYPES.filter((type) => chosen[type] !== undefined),
    time: SHIFT_TIMES.filter((time) => chosen[time] !== undefined),
    post_language: [body.post_language],
  });
  const site = body.site === '' ? '' : ((await findSite(db, body.site))?.slug ?? '');
  const language = isLanguage(body.language) ? body.language : FALLBACK_LANGUAGE;
  const own = (await findOwnSites(db, config)).get(site);
  const showProblem = (problem: 'email' | 'limit') =>
    redirectToSitePage(context, language, site, (there) => alertAddress(there, wanted, problem));
  const email = canonicalEmail(body.email.trim());
  if (email === null) return showProblem('email');
  return inScope(db, SYSTEM, async (tx) => {
    const fromHere = await countTry(tx, 'job-alert', clientNetwork(request.ip), ALERTS_PER_NETWORK, now);
    const toThem = await countTry(tx, 'job-alert-address', email, ALERTS_PER_ADDRESS, now);
    if (fromHere.count > ALERTS_PER_NETWORK.count || toThem.count > ALERTS_PER_ADDRESS.count)
      return showProblem('limit');
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
      time_zone: await resolveTimeZone(tx, body.time_zone, site),
    };
    const words = { words: splitSearchWords(alert.q), place_words: splitSearchWords(alert.place) };
    await insertAlert(tx, { ...alert, ...words, asked_at: now });
    const brand = (await findSiteBrands(tx, config, [site])).get(site);
    await mail(writeConfirmationMail(config, { own, brand }, alert));
    return redirectToSitePage(context, language, site, (there) => alertPath(there, 'sent'));
  });
});

/** Returns the browser's time zone if valid, else the site's. */
async function resolveTimeZone(tx: Tx<'system'>, said: string, site: string): Promise<string> {
  if (said !== '' && timeZone.safeParse(said).success) return said;
  return (await findSiteZone(tx, site)) ?? 'UTC';
}
