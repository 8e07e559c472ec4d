import { fillPlaces, careerPageLink, writtenLetter } from '@hearth/domains/identity/service';
import { siteLink } from '@hearth/domains/jobs/service';
import type { ToldJob } from '@hearth/domains/jobs/service';
import type { Language } from '@hearth/kit/constants';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { newToken } from '@hearth/platform/secrets/token';
import type { Mail, Tools, Work } from '@hearth/platform/module';
import { TOO_MANY_POOL_MAILS } from '../contract/failures.ts';
import type { PlannedInvitation } from '../contract/schemas.ts';
import { fillName } from '../rules/inviting.ts';
import { MAILS_AN_HOUR, SOURCE } from '../rules/limits.ts';
import { linkPath } from '../rules/link-path.ts';
import { countMailsBy } from './queries/invitation.ts';
import { insertLinks } from './queries/link.ts';
import type { EntryRow } from './queries/tables.ts';
import { wordsIn } from './words.ts';

const HOUR_MS = 3_600_000;

/** Refuses more mails than one person may send within an hour. */
export async function limitMails(tx: Tx, userId: string, more: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await countMailsBy(tx, userId, since)) + more > MAILS_AN_HOUR) throw failure(TOO_MANY_POOL_MAILS);
}

/** Makes a link for a mail to each of these people in the pool. Those of mails before work as well. */
export async function makeLinks(tx: Tx, entryIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const links = new Map(entryIds.map((id) => [id, newToken()]));
  await inScope(tx, SYSTEM, (system) => insertLinks(system, links));
  return links;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The page that asks somebody, and lets them go. */
function pageOf(config: Tools['config'], language: Language, token: string): string {
  return careerPageLink(config, language, linkPath('asked'), { token });
}

function withStop(config: Tools['config'], token: string, letter: Mail): Mail {
  return { ...letter, unsubscribe: new URL(`/v1/public/talent_pool/${token}/unsubscribe`, config.publicUrl).href };
}

/** Asks somebody whether they want to stand in the pool. */
export async function mailQuestion(
  { config, mail }: Pick<Work, 'config' | 'mail'>,
  entry: Pick<EntryRow, 'email' | 'language' | 'first_name' | 'job_title'>,
  employer: string,
  token: string,
): Promise<void> {
  const words = wordsIn(entry.language);
  const values = { name: entry.first_name, employer, job: entry.job_title };
  await mail(
    withStop(
      config,
      token,
      writtenLetter({
        to: entry.email,
        language: entry.language,
        subject: oneLine(fillPlaces(words.askSubject, values)),
        text: [fillPlaces(words.hello, values), fillPlaces(words.askLine, values)].join('\n\n'),
        button: { label: words.askButton, link: pageOf(config, entry.language, token) },
      }),
    ),
  );
}

/** An invitation as it will be sent: what the house wrote, which post it is about, and why the reader gets it. */
export function writeInvitation(entry: EntryRow, job: ToldJob, employer: string, text: string): PlannedInvitation {
  const words = wordsIn(entry.language);
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

/** Sends an invitation as it was shown. Its link says where the application came from. */
export async function mailInvitation(
  { config, mail }: Pick<Work, 'config' | 'mail'>,
  planned: PlannedInvitation,
  job: ToldJob,
  token: string,
): Promise<void> {
  const { language } = planned;
  const words = wordsIn(language);
  await mail(
    withStop(
      config,
      token,
      writtenLetter({
        to: planned.to,
        language,
        subject: planned.subject,
        text: planned.text,
        button: { label: words.inviteButton, link: siteLink(config, job.own, language, job.path, { source: SOURCE }) },
        foot: { label: words.leave, link: pageOf(config, language, token) },
      }),
    ),
  );
}
