import { findHolders } from '@hearth/domains/access/service';
import { fillPlaces, findPeople, pageLink, writtenLetter } from '@hearth/domains/identity/service';
import { detectLanguage } from '@hearth/kit/host-language';
import type { Work } from '@hearth/platform/module';
import { DAYS_WITHOUT_RECORD } from '../rules/domain-check.ts';
import type { MailDomainRow } from './queries/mail-domain.ts';
import { wordsIn } from './words.ts';

/** So many are told; the others see it in the settings. */
const MOST_TOLD = 10;

/** Tells those who manage access to the group that the record of its mail domain is missing, or that it counts no longer. */
export async function tellOfDomain(
  { db, mail, config, clock }: Pick<Work<'system'>, 'db' | 'mail' | 'config' | 'clock'>,
  { group_id: groupId, domain }: Pick<MailDomainRow, 'group_id' | 'domain'>,
  what: 'MISSING' | 'ENDED',
): Promise<void> {
  // What somebody of the house reads the product in is known to their browser alone; the installation's own language is the nearest.
  const language = detectLanguage(new URL(config.publicUrl).host);
  const words = wordsIn(language).domain;
  const said = what === 'MISSING' ? words.missing : words.ended;
  const places = { domain, days: String(DAYS_WITHOUT_RECORD) };
  const holders = await findHolders(db, { groupId, brandId: groupId }, 'MANAGE_ACCESS', clock.now());
  for (const person of (await findPeople(db, holders.slice(0, MOST_TOLD))).values()) {
    if (person.email === null || person.isDisabled) continue;
    await mail(
      writtenLetter({
        to: person.email,
        language,
        subject: fillPlaces(said.subject, places),
        text: fillPlaces(said.line, places),
        button: { label: words.button, link: pageLink(config, language, '/settings/sign-in') },
      }),
    );
  }
}
