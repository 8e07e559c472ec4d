import { findApplicationBriefs } from '@hearth/domains/applications/service';
import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { findLetterBrand } from '@hearth/domains/core/service';
import { fillPlaces, ownPageAddress } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import type { NoticeKind } from '@hearth/domains/notices/service';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import type { Language } from '@hearth/kit/constants';
import { isLanguage } from '@hearth/kit/installation/host-language';
import { formatMailMoment } from '@hearth/kit/text/written-moment';
import { senderAddress } from '@hearth/platform/mail/mail';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { dateAt } from '../rules/place-time.ts';
import { writeCalendarFile } from './calendar.ts';
import { interviewText, writeMail, type LetterKind } from './letter.ts';
import { makeLink } from './link.ts';
import type { InterviewRow, KitRow } from './queries/tables.ts';
import { phrasesIn } from './words.ts';

/** The kind of mail to a candidate, for tracking its delivery. */
export const LETTER = 'interviews.interview';

type NotifyContext = Pick<Work, 'db' | 'clock' | 'config' | 'mail' | 'emit' | 'enqueue'>;
/** What is told to a candidate, and to those who hold the interview. */
type CandidateLetter = Exclude<LetterKind, `host${string}`>;
type HostLetter = Extract<LetterKind, `host${string}`>;

/** An address that mail can come from, for calendars that want to know who invites. */
function calendarOrganizer(config: Work['config'], name: string) {
  return { name, email: senderAddress(config) };
}

async function findBrief({ db }: Pick<Work, 'db'>, row: InterviewRow): Promise<ApplicationBrief | undefined> {
  return inScope(db, SYSTEM, async (tx) =>
    (await findApplicationBriefs(tx, [row.application_id])).get(row.application_id),
  );
}

/** The booked time as a calendar file in the language of its candidate; empty while nothing is booked. */
export function calendarFor(
  means: Pick<Work, 'config' | 'clock'>,
  row: InterviewRow,
  kit: KitRow,
  brief: ApplicationBrief,
): string {
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
  if (brief === undefined) return;
  const language = isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE;
  const words = phrasesIn(language);
  const cancels = about === 'cancelled' || about === 'left';
  const timed = row.starts_at === null ? before : row;
  const summary = fillPlaces(words.summary, { job: brief.jobTitle, employer: brief.employerName });
  // A calendar takes a cancellation only when it is newer than what it knows.
  const content = writeCalendarFile(
    { ...timed, sequence: row.sequence },
    kit,
    { summary, organizer: calendarOrganizer(means.config, brief.employerName) },
    means.clock.now(),
    cancels ? 'CANCEL' : 'REQUEST',
  );
  const written = {
    firstName: brief.candidateFirstName,
    language,
    about,
    values: {
      job: brief.jobTitle,
      employer: brief.employerName,
      place: kit.location_name,
      time: timed.starts_at === null ? '' : formatMailMoment(language, timed.starts_at, kit.time_zone),
    },
    lines: about === 'cancelled' || about === 'left' || about === 'inQuestion' ? [] : [placeText(kit), kit.details],
  };
  if (brief.email !== '')
    await means.mail({
      ...writeMail({
        ...written,
        to: brief.email,
        brand: await findLetterBrand(means.db, means.config, kit.location_id),
        button: await candidateButton(means, row, about, language),
        ...(content === '' ? {} : { calendar: { method: cancels ? 'CANCEL' : 'REQUEST', content } }),
      }),
      about: { kind: LETTER, id: row.id, within: row.application_id },
    });
  await notify(means, {
    kind: 'candidate.interviewChanged',
    aboutId: row.application_id,
    placeId: kit.location_id,
    thread: `interview ${row.id}`,
    timeZone: kit.time_zone,
    people: [
      {
        userId: brief.candidateUserId,
        write: () => ({ ...interviewText(written), link: '/my/applications' }),
        letter: brief.email === '' ? undefined : row.id,
      },
    ],
  });
}

function placeText({ location_name: name, address, room }: KitRow): string {
  return [name, address, room].filter((part) => part !== '').join(', ');
}

/** What a candidate opens from such a letter: the interview by its link, or their applications once there is none. */
async function candidateButton(
  { db, config }: Pick<NotifyContext, 'db' | 'config'>,
  row: InterviewRow,
  about: CandidateLetter,
  language: Language,
): Promise<Parameters<typeof writeMail>[0]['button']> {
  if (about === 'cancelled') return { words: 'applications', link: new URL('/my/applications', config.publicUrl).href };
  return {
    words: about === 'invited' || about === 'left' ? 'choose' : 'open',
    link: ownPageAddress(config, language, '/interview', await makeLink(db, row)),
  };
}

const KINDS = {
  hostBooked: 'hiring.interviewChanged',
  hostMoved: 'hiring.interviewChanged',
  hostCancelled: 'hiring.interviewChanged',
  hostHired: 'hiring.interviewChanged',
  hostInQuestion: 'hiring.interviewChanged',
  hostLate: 'hiring.candidateLate',
  hostCard: 'hiring.scorecardDue',
} as const satisfies Readonly<Record<HostLetter, NoticeKind>>;

/** Notifies those who hold an interview, or held it before, each in their own language. */
export async function notifyHosts(
  means: Omit<NotifyContext, 'mail'>,
  row: InterviewRow,
  kit: KitRow,
  about: HostLetter,
  more: {
    readonly values?: Readonly<Record<string, string>>;
    readonly before?: InterviewRow;
    /** The day that the notice opens; that of the interview without one. */
    readonly day?: string;
  } = {},
): Promise<void> {
  const brief = await findBrief(means, row);
  if (brief === undefined) return;
  const timed = row.starts_at === null ? (more.before ?? row) : row;
  const day = more.day ?? (timed.starts_at === null ? undefined : dateAt(timed.starts_at.getTime(), kit.time_zone));
  await notify(means, {
    kind: KINDS[about],
    aboutId: row.application_id,
    placeId: kit.location_id,
    ...(KINDS[about] === 'hiring.interviewChanged' ? { thread: `interview ${row.id}` } : {}),
    timeZone: kit.time_zone,
    people: timed.host_ids.map((userId) => ({
      userId,
      write: (language) => ({
        ...interviewText({
          language,
          about,
          values: {
            candidate: brief.candidateName,
            job: brief.jobTitle,
            place: kit.location_name,
            time: timed.starts_at === null ? '' : formatMailMoment(language, timed.starts_at, kit.time_zone),
            ...more.values,
          },
        }),
        link: day === undefined ? '/hiring/interviews' : `/hiring/interviews?date=${day}`,
      }),
    })),
  });
}
