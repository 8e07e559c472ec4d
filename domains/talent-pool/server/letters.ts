import type { LetterBrand } from '@hearth/domains/identity/service';
import { fillPlaces, careerPageLink, composeCustomMail } from '@hearth/domains/identity/service';
import { siteLink } from '@hearth/domains/career-sites/service';
import type { SyndicatedJob } from '@hearth/domains/career-sites/service';
import type { Language } from '@hearth/kit/constants';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { newToken } from '@hearth/platform/secrets/token';
import type { Mail, PlatformTools, Work } from '@hearth/platform/module';
import { TOO_MANY_POOL_MAILS } from '../contract/failures.ts';
import type { PlannedInvitation } from '../contract/schemas.ts';
import { fillName } from '../rules/inviting.ts';
import { MAILS_PER_HOUR, INVITATION_SOURCE } from '../rules/limits.ts';
import { linkPath } from '../rules/link-path.ts';
import { countMailsBy } from './queries/invitation.ts';
import { insertLinks } from './queries/link.ts';
import type { EntryRow } from './queries/tables.ts';
import { phrasesIn } from './words.ts';

const HOUR_MS = 3_600_000;

/** Refuses more mails than one person may send within an hour. */
export async function assertMailLimit(tx: Tx, userId: string, more: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await countMailsBy(tx, userId, since)) + more > MAILS_PER_HOUR) throw failure(TOO_MANY_POOL_MAILS);
}

/** Creates a mail link for each of these people. Earlier links stay valid. Those of mails before work as well. */
export async function makeLinks(tx: Tx, entryIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const links = new Map(entryIds.map((id) => [id, newToken()]));
  await inScope(tx, SYSTEM, (system) => insertLinks(system, links));
  return links;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Returns the link of the page where a person answers or leaves. */
function pageLink(config: PlatformTools['config'], language: Language, token: string): string {
  return careerPageLink(config, language, linkPath('asked'), { token });
}

function withUnsubscribe(config: PlatformTools['config'], token: string, letter: Mail): Mail {
  return { ...letter, unsubscribe: new URL(`/v1/public/talent_pool/${token}/unsubscribe`, config.publicUrl).href };
}

/** Asks a person by mail whether they want to be in the pool. */
export async function sendQuestion(
  { config, mail }: Pick<Work, 'config' | 'mail'>,
  entry: Pick<EntryRow, 'email' | 'language' | 'first_name' | 'job_title'>,
  { employer, brand }: { readonly employer: string; readonly brand: LetterBrand | undefined },
  token: string,
): Promise<void> {
  const words = phrasesIn(entry.language);
  const values = { name: entry.first_name, employer, job: entry.job_title };
  await mail(
    withUnsubscribe(
      config,
      token,
      composeCustomMail({
        to: entry.email,
        language: entry.language,
        brand,
        subject: oneLine(fillPlaces(words.askSubject, values)),
        text: [fillPlaces(words.hello, values), fillPlaces(words.askLine, values)].join('\n\n'),
        button: { label: words.askButton, link: pageLink(config, entry.language, token) },
      }),
    ),
  );
}

/** Writes an invitation: the employer's text, the job, and why the recipient gets it. */
export function writeInvitation(
  entry: EntryRow,
  job: SyndicatedJob,
  employer: string,
  text: string,
): PlannedInvitation {
  const words = phrasesIn(entry.language);
  const values = { name: entry.first_name, employer, job: job.title };
  return {
    entry_id: entry.id,
    first_name: entry.first_name,
    last_name: entry.last_name,
    to: entry.email,
    language: entry.language,
    subject: oneLine(fillPlaces(words.inviteSubject, values)),
    text: [
      fillPlaces(words.hello, values),
      fillName(text, entry.first_name),
      [...new Set([job.title, job.employer, job.place.name, job.place.city])].filter((part) => part !== '').join(' · '),
      fillPlaces(words.inviteWhy, values),
    ].join('\n\n'),
  };
}

/**
 * Sends an invitation exactly as previewed. Its link carries the source. Its link says where the application came
 * from.
 */
export async function sendInvitation(
  { config, mail }: Pick<Work, 'config' | 'mail'>,
  planned: PlannedInvitation,
  job: SyndicatedJob,
  { brand, token }: { readonly brand: LetterBrand | undefined; readonly token: string },
): Promise<void> {
  const { language } = planned;
  const words = phrasesIn(language);
  await mail(
    withUnsubscribe(
      config,
      token,
      composeCustomMail({
        to: planned.to,
        language,
        brand,
        subject: planned.subject,
        text: planned.text,
        button: {
          label: words.inviteButton,
          link: siteLink(config, job.own, language, job.path, { source: INVITATION_SOURCE }),
        },
        foot: { label: words.leave, link: pageLink(config, language, token) },
      }),
    ),
  );
}
