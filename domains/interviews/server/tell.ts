import { findApplicationBriefs } from '@hearth/domains/applications/service';
import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { fillPlaces, findPeople, ownPageAddress } from '@hearth/domains/identity/service';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { detectLanguage, isLanguage } from '@hearth/kit/host-language';
import { writtenMoment } from '@hearth/kit/written-moment';
import { senderAddress } from '@hearth/platform/mail';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { invitationFile } from './calendar.ts';
import { letter, type Subject } from './letter.ts';
import { linkTo } from './link.ts';
import type { InterviewRow, KitRow } from './queries/tables.ts';
import { wordsIn } from './words.ts';

/** What a letter to a candidate is about, for those who look whether it arrived. */
export const LETTER = 'interviews.interview';

type Means = Pick<Work, 'db' | 'clock' | 'config' | 'mail'>;
/** What is told to a candidate, and to those who hold the interview. */
type ToCandidate = Exclude<Subject, `host${string}`>;
type ToHosts = Extract<Subject, `host${string}`>;

/** An address that mail can come from, for calendars that want to know who invites. */
function organizerOf(config: Means['config'], name: string) {
  return { name, email: senderAddress(config) };
}

async function briefOf({ db }: Means, row: InterviewRow): Promise<ApplicationBrief | undefined> {
  return inScope(db, SYSTEM, async (tx) =>
    (await findApplicationBriefs(tx, [row.application_id])).get(row.application_id),
  );
}

/** The booked time as a calendar file in the language of its candidate; empty while nothing is booked. */
export function calendarFor(means: Means, row: InterviewRow, kit: KitRow, brief: ApplicationBrief): string {
  const language = isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE;
  const summary = fillPlaces(wordsIn(language).summary, { job: brief.jobTitle, employer: brief.employerName });
  const words = { summary, organizer: organizerOf(means.config, brief.employerName) };
  return invitationFile(row, kit, words, means.clock.now());
}

/**
 * Writes to the candidate in the language that they applied in, with the link of the interview, and with its time for calendars
 * when it has one. `before` is how it stood when its time goes with this letter. Whoever has no address gets none.
 */
export async function tellCandidate(
  means: Means,
  row: InterviewRow,
  kit: KitRow,
  about: ToCandidate,
  before: InterviewRow = row,
): Promise<void> {
  const brief = await briefOf(means, row);
  if (brief === undefined || brief.email === '') return;
  const language = isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE;
  const words = wordsIn(language);
  const cancels = about === 'cancelled' || about === 'left';
  const timed = row.starts_at === null ? before : row;
  const place = [kit.location_name, kit.address, kit.room].filter((part) => part !== '').join(', ');
  const summary = fillPlaces(words.summary, { job: brief.jobTitle, employer: brief.employerName });
  // A calendar takes a cancellation only when it is newer than what it knows.
  const content = invitationFile(
    { ...timed, sequence: row.sequence },
    kit,
    { summary, organizer: organizerOf(means.config, brief.employerName) },
    means.clock.now(),
    cancels ? 'CANCEL' : 'REQUEST',
  );
  await means.mail({
    ...letter({
      to: brief.email,
      firstName: brief.candidateFirstName,
      language,
      about,
      values: {
        job: brief.jobTitle,
        employer: brief.employerName,
        place: kit.location_name,
        time: timed.starts_at === null ? '' : writtenMoment(language, timed.starts_at, kit.time_zone),
      },
      lines: about === 'cancelled' || about === 'left' || about === 'inQuestion' ? [] : [place, kit.details],
      button:
        about === 'cancelled'
          ? { words: 'applications', link: new URL('/my/applications', means.config.publicUrl).href }
          : {
              words: about === 'invited' || about === 'left' ? 'choose' : 'open',
              link: ownPageAddress(means.config, language, '/interview', await linkTo(means.db, row)),
            },
      ...(content === '' ? {} : { calendar: { method: cancels ? 'CANCEL' : 'REQUEST', content } }),
    }),
    about: { kind: LETTER, id: row.id, within: row.application_id },
  });
}

/** Writes to those who hold an interview, or held it before. */
export async function tellHosts(
  means: Means,
  row: InterviewRow,
  kit: KitRow,
  about: ToHosts,
  more: {
    readonly values?: Readonly<Record<string, string>>;
    readonly before?: InterviewRow;
    /** The day that the letter opens; today without one. */
    readonly day?: string;
  } = {},
): Promise<void> {
  const brief = await briefOf(means, row);
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
      letter({
        to: person.email,
        firstName: person.firstName,
        language,
        about,
        values: {
          candidate: brief.candidateName,
          job: brief.jobTitle,
          place: kit.location_name,
          time: timed.starts_at === null ? '' : writtenMoment(language, timed.starts_at, kit.time_zone),
          ...more.values,
        },
        button: { words: 'list', link: list.href },
      }),
    );
  }
}
