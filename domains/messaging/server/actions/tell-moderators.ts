import { findHolders } from '@hearth/domains/access/service';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { fillPlaces, findPeople, pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import type { Work } from '@hearth/platform/module';
import { phrasesIn } from '../words.ts';

/** So many are told of a report; the others find it in the queue. */
const MOST_TOLD = 10;

type SafetyMail = keyof ReturnType<typeof phrasesIn>['safety'];

/** Sends a mail about a report; it never quotes the reported text. What was written stands in none of them. */
export async function sendSafetyMail(
  { db, mail, config }: Pick<Work<'system'>, 'db' | 'mail' | 'config'>,
  letter: SafetyMail,
  userIds: readonly string[],
  {
    place,
    page,
    language,
  }: { readonly place: string; readonly page: string; readonly language?: Language | undefined },
): Promise<void> {
  // What somebody of the house reads the product in is known to their browser alone; the installation's own language is the nearest.
  const written = language ?? detectLanguage(new URL(config.publicUrl).host);
  const words = phrasesIn(written).safety[letter];
  for (const person of (await findPeople(db, userIds)).values()) {
    if (person.email === null || person.isDisabled) continue;
    await mail(
      composeCustomMail({
        to: person.email,
        language: written,
        brand: undefined,
        subject: fillPlaces(words.subject, { place }).replaceAll(/\s+/g, ' '),
        text: fillPlaces(words.line, { place }),
        button: { label: words.button, link: pageLink(config, written, page) },
      }),
    );
  }
}

/** Notifies a location's moderators of a report, except those whom it concerns. */
export async function notifyModerators(
  work: Pick<Work<'system'>, 'db' | 'mail' | 'config' | 'clock'>,
  { groupId, locationId }: Pick<ConversationSubject, 'groupId' | 'locationId'>,
  place: string,
  accused: readonly string[],
): Promise<void> {
  const holders = await findHolders(work.db, { groupId, brandId: locationId }, 'MODERATE_MESSAGES', work.clock.now());
  const told = holders.filter((id) => !accused.includes(id)).slice(0, MOST_TOLD);
  await sendSafetyMail(work, 'reported', told, { place, page: '/messages' });
}
