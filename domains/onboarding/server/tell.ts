import { findNearestHolders } from '@hearth/domains/access/service';
import { findLetterBrand } from '@hearth/domains/core/service';
import { findTypeReviewers } from '@hearth/domains/documents/service';
import { composeCustomMail, fillPlaces, ownPageAddress } from '@hearth/domains/identity/service';
import { notify, settleThread } from '@hearth/domains/notices/service';
import type { NoticeKind, NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { formatWeekday } from '@hearth/kit/text/written-dates';
import type { Permission } from '@hearth/kit/permissions';
import type { Work } from '@hearth/platform/module';
import type { ListedJourney, Purpose } from '../contract/schemas.ts';
import { LINK_DAYS } from '../rules/limits.ts';
import { onboardingLinks } from './link.ts';
import { journeyRows, type JourneyRow } from './queries/journey.ts';
import type { StepRow } from './queries/step.ts';
import { onboardingWords, toLanguage } from './words.ts';

export type Side = ListedJourney['waiting'][number];

/** The kind of email to a new hire. */
const LETTER = 'onboarding.link';
const DAY_MS = 86_400_000;
const BOARD = '/onboarding';
const MINE = '/my/onboarding';
const MOST_NAMED = 5;

const threadOf = (row: JourneyRow, side: Side): string => `onboarding ${row.id} ${side}`;
/** A title may hold whatever somebody typed; a subject is one line. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
const name = (steps: readonly Pick<StepRow, 'title'>[]): string =>
  steps
    .slice(0, MOST_NAMED)
    .map(({ title }) => title)
    .join(', ');
const pageOf = (row: JourneyRow): string => `${BOARD}?person=${row.id}`;

type Words = ReturnType<typeof onboardingWords>;

/** What is written otherwise to who leaves or moves. */
const letterOf = (words: Pick<Words, 'leaving' | 'moving'>, purpose: Purpose): Partial<Words['letter']> =>
  purpose === 'LEAVING' ? words.leaving.letter : purpose === 'MOVING' ? words.moving.letter : {};

/** The words of notices; those that say what somebody goes through by its purpose. */
function noticeWords(language: Language, purpose: Purpose): Words['notices'] {
  const { notices, leaving, moving } = onboardingWords(language);
  return { ...notices, ...(purpose === 'LEAVING' ? leaving.notices : purpose === 'MOVING' ? moving.notices : {}) };
}

/** Emails the link to a new hire without an account; nobody else sees it. Answers whether there was an address. */
export async function mailLink(work: Work<'system'>, row: JourneyRow, about: 'subject' | 'remind'): Promise<boolean> {
  const { db, config, clock } = work;
  if (row.user_id !== null || row.email === null || row.email === '') return false;
  const language = toLanguage(row.language);
  const { hello, letter: common, ...words } = onboardingWords(language);
  const letter = { ...common, ...letterOf(words, row.purpose) };
  const values = { name: row.first_name, place: row.location_name, day: formatWeekday(language, row.starts_on) };
  const endsAt = new Date(clock.now().getTime() + LINK_DAYS * DAY_MS);
  const link = await onboardingLinks.make(db, { id: row.id, endsAt });
  await work.mail({
    ...composeCustomMail({
      to: row.email,
      language,
      brand: await findLetterBrand(db, config, row.location_id),
      subject: oneLine(fillPlaces(letter[about], values)),
      text: [fillPlaces(hello, values), fillPlaces(letter.text, values), letter.private].join('\n\n'),
      button: { label: letter.button, link: ownPageAddress(config, language, '/first-day', link) },
    }),
    about: { kind: LETTER, id: row.id, within: row.employee_id },
  });
  await journeyRows.rewrite(db, row.id, { link_sent_at: clock.now() });
  return true;
}

type ToldStep = Pick<StepRow, 'title' | 'document_type_id'>;
/** Who is told, and of which steps. */
type Told = ReadonlyMap<string, readonly ToldStep[]>;

/** Whoever can review steps, each with those that they can: what becomes a restricted document is not for everybody. */
async function findReviewersOf(
  { db, clock }: Work<'system'>,
  row: JourneyRow,
  steps: readonly ToldStep[],
): Promise<Told> {
  const at = { groupId: row.group_id, brandId: row.location_id };
  const typeIds = steps.map(({ document_type_id: id }) => id);
  const reviewers = await findTypeReviewers(db, at, typeIds, { now: clock.now(), except: row.user_id });
  const told = new Map<string, ToldStep[]>();
  for (const step of steps)
    for (const userId of reviewers.get(step.document_type_id) ?? [])
      told.set(userId, [...(told.get(userId) ?? []), step]);
  return told;
}

/** What whoever does the steps of a side holds. */
const permissionOf = (side: Side): Permission => (side === 'HR' ? 'MANAGE_BRAND' : 'MANAGE_TEAM');

/** Whoever does the steps of a side, without the new hire themselves. */
async function findPeople(
  work: Work<'system'>,
  row: JourneyRow,
  side: Exclude<Side, 'HIRE' | 'REVIEW'>,
): Promise<readonly string[]> {
  if (side === 'BUDDY' && row.buddy_user_id !== null) return [row.buddy_user_id];
  const at = { groupId: row.group_id, brandId: row.location_id };
  return findNearestHolders(work.db, at, permissionOf(side), { now: work.clock.now(), except: row.user_id });
}

async function findTold(work: Work<'system'>, row: JourneyRow, side: Side, steps: readonly ToldStep[]): Promise<Told> {
  if (side === 'REVIEW') return findReviewersOf(work, row, steps);
  const people = side === 'HIRE' ? [row.user_id ?? ''] : await findPeople(work, row, side);
  return new Map(people.map((userId) => [userId, steps]));
}

function send(
  work: Work<'system'>,
  row: JourneyRow,
  told: {
    readonly kind: NoticeKind;
    readonly thread: string;
    readonly people: readonly string[];
    /** What they are told for; absent: it is their own. */
    readonly needs?: readonly Permission[];
  },
  write: (language: Language, userId: string) => NoticeText,
): Promise<number> {
  return notify(work, {
    kind: told.kind,
    aboutId: row.id,
    placeId: row.location_id,
    groupId: row.group_id,
    timeZone: row.time_zone,
    thread: told.thread,
    needs: told.needs ?? [],
    people: told.people.map((userId) => ({ userId, write: (language) => write(language, userId) })),
  });
}

type Occasion = 'turn' | 'due' | 'overdue' | 'nudge';

/**
 * Tells a side that steps wait for it: the new hire in their account, or by email where they have none; not whoever had it told. Answers
 * how many people were told.
 */
export async function tellSide(
  work: Work<'system'>,
  row: JourneyRow,
  side: Side,
  { occasion, steps, by }: { readonly occasion: Occasion; readonly steps: readonly ToldStep[]; readonly by?: string },
): Promise<number> {
  const isHire = side === 'HIRE';
  if (isHire && row.user_id === null)
    return (await mailLink(work, row, occasion === 'turn' ? 'subject' : 'remind')) ? 1 : 0;
  const told = await findTold(work, row, side, steps);
  const isMine = isHire || (side === 'BUDDY' && row.buddy_user_id !== null);
  const kind: NoticeKind =
    occasion === 'turn'
      ? isMine
        ? 'onboarding.assigned'
        : 'onboarding.waiting'
      : isMine
        ? 'onboarding.due'
        : 'onboarding.late';
  const people = [...told.keys()].filter((userId) => userId !== by);
  return send(
    work,
    row,
    { kind, thread: threadOf(row, side), people, needs: isMine ? [] : [permissionOf(side)] },
    (language, userId) => {
      const words = noticeWords(language, row.purpose);
      const day = formatWeekday(language, row.starts_on);
      const values = { person: row.employee_name, place: row.location_name, day, steps: name(told.get(userId) ?? []) };
      const link = isMine ? MINE : pageOf(row);
      if (occasion === 'turn' && isHire)
        return { title: oneLine(fillPlaces(words.begun, values)), text: fillPlaces(words.begunText, values), link };
      if (occasion === 'turn')
        return {
          title: oneLine(fillPlaces(side === 'REVIEW' ? words.review : words.turn, values)),
          text: `${values.steps}\n${values.place}`,
          link,
        };
      const text = isHire ? values.place : fillPlaces(words.dueOf, values);
      return { title: oneLine(fillPlaces(words[occasion], values)), text, link };
    },
  );
}

/** Tells the managers one level above those of the location which required steps stay overdue; nobody where there is no such level. */
export async function tellAbove(
  work: Work<'system'>,
  row: JourneyRow,
  steps: readonly Pick<StepRow, 'title'>[],
): Promise<void> {
  const at = { groupId: row.group_id, brandId: row.location_id };
  const now = work.clock.now();
  const nearest = await findNearestHolders(work.db, at, 'MANAGE_TEAM', { now, except: row.user_id });
  const people = await findNearestHolders(work.db, at, 'MANAGE_TEAM', { now, except: [row.user_id, ...nearest] });
  const told = {
    kind: 'onboarding.late',
    thread: `onboarding ${row.id} above`,
    people,
    needs: ['MANAGE_TEAM'],
  } as const;
  await send(work, row, told, (language) => {
    const words = noticeWords(language, row.purpose);
    return {
      title: oneLine(fillPlaces(words.escalated, { steps: name(steps) })),
      text: fillPlaces(words.dueOf, { person: row.employee_name, place: row.location_name }),
      link: pageOf(row),
    };
  });
}

/** Whoever looks later finds nothing to do for a side. */
export async function settleSide(work: Work<'system'>, row: JourneyRow, side: Side): Promise<void> {
  await settleThread(work, threadOf(row, side));
}

/** Tells a colleague that they are somebody's buddy. */
export async function tellBuddy(work: Work<'system'>, row: JourneyRow): Promise<void> {
  if (row.buddy_user_id === null) return;
  const told = { kind: 'onboarding.assigned', thread: threadOf(row, 'BUDDY'), people: [row.buddy_user_id] } as const;
  await send(work, row, told, (language) => {
    const { notices: words } = onboardingWords(language);
    const values = { person: row.employee_name, place: row.location_name, day: formatWeekday(language, row.starts_on) };
    return {
      title: oneLine(fillPlaces(words.buddy, values)),
      text: fillPlaces(words.buddyText, values),
      link: MINE,
    };
  });
}

/** Tells the new hire that something of theirs was sent back: in their account, or by email with the link. */
export async function tellSentBack(work: Work<'system'>, row: JourneyRow, step: StepRow): Promise<void> {
  if (row.user_id === null) {
    await mailLink(work, row, 'remind');
    return;
  }
  const told = { kind: 'onboarding.due', thread: threadOf(row, 'HIRE'), people: [row.user_id] } as const;
  await send(work, row, told, (language) => ({
    title: oneLine(fillPlaces(onboardingWords(language).notices.sentBack, { step: step.title })),
    text: step.reason,
    link: MINE,
  }));
}

/** Tells the managers that shifts have nothing to wait for any more. */
export async function tellReady(work: Work<'system'>, row: JourneyRow): Promise<void> {
  const people = await findPeople(work, row, 'MANAGER');
  await send(
    work,
    row,
    { kind: 'onboarding.ready', thread: `onboarding ${row.id} ready`, people, needs: ['MANAGE_TEAM'] },
    (language) => {
      const { notices: words } = onboardingWords(language);
      return {
        title: oneLine(fillPlaces(words.ready, { person: row.employee_name })),
        text: `${words.readyText}\n${row.location_name}`,
        link: pageOf(row),
      };
    },
  );
}
