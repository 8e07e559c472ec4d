import { randomBytes } from 'node:crypto';
import { fillPlaces } from '@hearth/domains/identity/service';
import { fitText, formatNumber } from '@hearth/domains/sms/service';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { senderNumber } from '@hearth/platform/sms/settings';
import type { TextToApply } from '../contract/schemas.ts';
import { jobPath, sitePath } from '@hearth/domains/jobs/rules';
import { encodeCode, extractCode } from '../rules/text-code.ts';
import { insertCode, findCode, findTargetByCode, findOpenGroup } from './queries/text-code.ts';
import type { CodeTarget } from './queries/text-code.ts';
import { findOwnSites, siteLink } from './own-sites.ts';
import { phrasesIn } from './words.ts';

type TextCodeContext = Pick<Work, 'db' | 'clock' | 'config'>;
const CODE_BYTES = 5;
/** A random code is taken already once in a thousand times where there are thousands. */
const TRIES = 20;
/** How an application is called that began with a text. */
const SOURCE = 'sms';

/** Returns how to apply by text message; null if closed or without a provider. */
export async function getTextToApply(
  { db, clock, config: { sms } }: TextCodeContext,
  of: CodeTarget,
): Promise<TextToApply | null> {
  if (sms === undefined) return null;
  return inScope(db, SYSTEM, async (system) => {
    const groupId = await findOpenGroup(system, of, clock.now());
    if (groupId === undefined) return null;
    let code = await findCode(system, of);
    for (let tries = 0; code === undefined && tries < TRIES; tries += 1) {
      await insertCode(system, encodeCode(randomBytes(CODE_BYTES)), of, clock.now());
      code = await findCode(system, of);
    }
    return code === undefined ? null : { code, number: formatNumber(senderNumber(sms, groupId)) };
  });
}

/** Returns the reply to a texted code in the job's language; null without a code. */
export async function replyToText(
  { db, clock, config }: Pick<Work<'system'>, 'db' | 'clock' | 'config'>,
  text: string,
): Promise<string | null> {
  const code = extractCode(text);
  const coded = code === null ? undefined : await findTargetByCode(db, code, clock.now());
  if (coded === undefined) return null;
  const language = coded.language ?? FALLBACK_LANGUAGE;
  const site = sitePath(coded.site_slug);
  const words = phrasesIn(language).text;
  const own = (await findOwnSites(db, config)).get(coded.site_slug);
  const page = (path: string, query: Readonly<Record<string, string>>) => siteLink(config, own, language, path, query);
  const isPost = coded.job_id !== null && coded.slug !== null;
  const [said, link] = !coded.is_open
    ? [isPost ? words.closed : words.placeClosed, page(site, { source: SOURCE })]
    : isPost
      ? [words.open, page(jobPath(coded.site_slug, coded.slug), { source: SOURCE })]
      : [words.place, page(site, { at: coded.location_id, source: SOURCE })];
  return fitText(
    (title) => fillPlaces(said, { title, place: coded.place_name, link }),
    (isPost ? coded.title : coded.place_name) ?? '',
  );
}
