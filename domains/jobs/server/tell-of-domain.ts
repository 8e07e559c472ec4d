import { findHolders } from '@hearth/domains/access/service';
import { fillPlaces, findPeople, pageLink, writtenLetter } from '@hearth/domains/identity/service';
import { detectLanguage } from '@hearth/kit/host-language';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { DAYS_WITHOUT_RECORD } from '../rules/site-domain.ts';
import type { SiteDomainRow } from './queries/site-domain.ts';
import { wordsIn } from './words.ts';

/** So many are told; the others see it in the settings. */
const MOST_TOLD = 10;

/** Tells those who look after the group that the record of its domain is missing, or that the domain was given up for that. */
export async function tellOfDomain(
  { db, mail, config, clock }: Pick<Work, 'db' | 'mail' | 'config' | 'clock'>,
  { group_id: groupId, domain }: Pick<SiteDomainRow, 'group_id' | 'domain'>,
  what: 'MISSING' | 'ENDED',
): Promise<void> {
  // What somebody of the house reads the product in is known to their browser alone; the installation's own language is the nearest.
  const language = detectLanguage(new URL(config.publicUrl).host);
  const words = wordsIn(language).domain;
  const said = what === 'MISSING' ? words.missing : words.ended;
  const places = { domain, days: String(DAYS_WITHOUT_RECORD) };
  await inScope(db, SYSTEM, async (system) => {
    const holders = await findHolders(system, { groupId, brandId: groupId }, 'MANAGE_BRAND', clock.now());
    for (const person of (await findPeople(system, holders.slice(0, MOST_TOLD))).values()) {
      if (person.email === null || person.isDisabled) continue;
      await mail(
        writtenLetter({
          to: person.email,
          language,
          subject: fillPlaces(said.subject, places),
          text: fillPlaces(said.line, places),
          button: { label: words.button, link: pageLink(config, language, '/settings/brand') },
        }),
      );
    }
  });
}
