import { findApplicationBriefs } from '@hearth/domains/applications/service';
import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { fillPlaces, findPeople, ownPageAddress } from '@hearth/domains/identity/service';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { detectLanguage, isLanguage } from '@hearth/kit/installation/host-language';
import { formatMailMoment } from '@hearth/kit/text/written-moment';
import { senderAddress } from '@hearth/platform/mail/mail';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { writeCalendarFile } from './calendar.ts';
import { writeMail, type LetterKind } from './letter.ts';
import { makeLink } from './link.ts';
import type { InterviewRow, KitRow } from './queries/tables.ts';
import { phrasesIn } from './words.ts';

/** The kind of mail to a candidate, for tracking its delivery. */
export const LETTER = 'interviews.interview';

type NotifyContext = Pick<Work, 'db' | 'clock' | 'config' | 'mail'>;
/** The mails to candidates, and those to hosts. */
type CandidateLetter = Exclude<LetterKind, `host${string}`>;
type HostLetter = Extract<LetterKind, `host${string}`>;

/** Returns a valid sender address, for calendars that show who invites. */
function calendarOrganizer(config: NotifyContext['config'], name: string) {
  return { name, email: senderAddress(config) };
}

async function findBrief({ db }: NotifyContext, row: InterviewRow): Promise<ApplicationBrief | undefined> {
  return inScope(db, SYSTEM, async (tx) =>
    (await findApplicationBriefs(tx, [row.application_id])).get(row.application_id),
  );
}

/** Returns the booked time as an iCalendar file in the candidate's language, or empty. */
export function calendarFor(means: NotifyContext, row: InterviewRow, kit: KitRow, brief: ApplicationBrief): string {
  const language = isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE;
  const summary = fillPlaces(phrasesIn(language).summary, { job: brief.jobTitle, employer: brief.employerName });
  const words = { summary, organizer: calendarOrganizer(means.config, brief.employerName) };
  return writeCalendarFile(row, kit, words, means.clock.now());
}

/**
 * Writes to the candidate in the language that they applied in, with the link of the interview, and with its time for calendars
 * when it has one. `before` is how it stood when its time goes with this letter. Whoever has no address gets none.
 */
export async function notifyCandidate(
  means: NotifyContext,
  row: InterviewRow,
  kit: KitRow,
  about: CandidateLetter,
  before: InterviewRow = row,
): Promise<void> {
  const brief = await findBrief(means, row);
  if (brief === undefined || brief.email === '') return;
  const language = isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE;
  const words = phrasesIn(language);
  const cancels = about === 'cancelled' || about === 'left';
  const timed = row.starts_at === null ? before : row;
  const place = [kit.location_name, kit.address, kit.room].filter((part) => part !== '').join(', ');
  const summary = fillPlaces(words.summary, { job: brief.jobTitle, employer: brief.employerName });
  // A calendar takes a cancellation only when it is newer than what it knows.
  const content = writeCalendarFile(
    { ...timed, sequence: row.sequence },
    kit,
    { summary, organizer: calendarOrganizer(means.config, brief.employerName) },
    means.clock.now(),
    cancels ? 'CANCEL' : 'REQUEST',
  );
  await means.mail({
    ...writeMail({
      to: brief.email,
      firstName: brief.candidateFirstName,
      language,
      about,
      values: {
        job: brief.jobTitle,
        employer: brief.employerName,
        place: kit.location_name,
        time: timed.starts_at === null ? '' : formatMailMoment(language, timed.starts_at, kit.time_zone),
      },
      lines: about === 'cancelled' || about === 'left' || about === 'inQuestion' ? [] : [place, kit.details],
      button:
        about === 'cancelled'
          ? { words: 'applications', link: new URL('/my/applications', means.config.publicUrl).href }
          : {
              words: about === 'invited' || about === 'left' ? 'choose' : 'open',
              link: ownPageAddress(means.config, language, '/interview', await makeLink(means.db, row)),
            },
      ...(content === '' ? {} : { calendar: { method: cancels ? 'CANCEL' : 'REQUEST', content } }),
    }),
    about: { kind: LETTER, id: row.id, within: row.application_id },
  });
}

/** Mails the current or former hosts of an interview. */
export async function notifyHosts(
  means: NotifyContext,
  row: InterviewRow,
  kit: KitRow,
  about: HostLetter,
  more: {
    readonly values?: Readonly<Record<string, string>>;
    readonly before?: InterviewRow;
    /** The day that the letter opens; today without one. */
    readonly day?: string;
  } = {},
): Promise<void> {
  const brief = await findBrief(means, row);
  if (brief === undefined) return;
  const timed = row.starts_at === null ? (more.before ?? row) : row;
  const people = await findPeople(means.db, timed.host_ids);
  const list = new URL('/hiring/interviews', means.config.publicUrl);
  if (more.day !== undefined) list.searchParams.set('date', more.day);
  // What somebody reads the product in is known to their browser alone; the installation's own language is the nearest.
  const language = detectLanguage(new URL(means.config.publicUrl).host);
  for (const person of people.values()) {
    if (person.email === null || person.isDisabled) continue;
    await means.mail(
      writeMail({
        to: person.email,
        firstName: person.firstName,
        language,
        about,
        values: {
          candidate: brief.candidateName,
          job: brief.jobTitle,
          place: kit.location_name,
          time: timed.starts_at === null ? '' : formatMailMoment(language, timed.starts_at, kit.time_zone),
          ...more.values,
        },
        button: { words: 'list', link: list.href },
      }),
    );
  }
}
