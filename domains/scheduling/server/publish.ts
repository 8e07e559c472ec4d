import type { Actor, BrandGrant } from '@hearth/kit/access';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { ReasonOfChange } from '@hearth/domains/laws/schemas';
import type { Tx } from '@hearth/platform/database';
import { findEmployees } from '@hearth/domains/team/service';
import type { PublicationReceipt } from '../contract/receipt-schemas.ts';
import { PUBLISHED } from '../contract/events.ts';
import { CONFLICT_STALE, NOTHING_TO_PUBLISH } from '../contract/failures.ts';
import type { ConflictAnswer, Publication, PublishDiff } from '../contract/schemas.ts';
import { changesToPublish, diffChanges } from '../rules/publication/publish.ts';
import { conflictsToAnswer } from '../rules/publication/publish-needs.ts';
import type { ScheduleLocation } from './access.ts';
import { recordAnswers, requireAnswers } from './answers.ts';
import { presentPublication } from './present.ts';
import type { NewPublication } from './queries/publication.ts';
import { keepConsents, planConsents, type RecordedConsent } from './actions/consents.ts';
import { keepPremiums } from './actions/premiums.ts';
import { countAsked } from './queries/consent.ts';
import { findPublicationByKey, insertPublication, publishShifts } from './queries/publication.ts';
import { findReceiptsOfWeek, insertReceipts } from './queries/receipt.ts';
import { findWeek, markPublished, raiseWeeks } from './queries/week.ts';
import { findConflicts, loadSchedule } from './schedule.ts';

/** A request to publish a week, as it was previewed. */
export interface PublishRequest {
  readonly key: string;
  readonly week: string;
  /** The version that was previewed; `null` publishes what is there (seed). */
  readonly version: number | null;
  readonly employeeIds: ReadonlySet<string> | undefined;
  readonly answers: readonly ConflictAnswer[];
  /** Who started changes that laws ask pay for. */
  readonly reasons?: readonly ReasonOfChange[];
  /** Who has agreed already to a change that a law asks a yes for. */
  readonly agreed?: readonly RecordedConsent[];
}

export interface PublishedWeek {
  readonly publication: Publication;
  readonly diff: PublishDiff;
  readonly version: number;
  /** How many of those affected have an account, and so are notified. */
  readonly notified_count: number;
}

/** The same, with how many changes wait for a yes. */
export type AskedWeek = PublishedWeek & { readonly asked_count: number };

export type PublishContext = Pick<Work, 'db' | 'clock' | 'emit'> & {
  readonly actor: Pick<Actor, 'userId'>;
  readonly grant: BrandGrant;
};

/**
 * Makes staff see the changes of a week. Those who publish the same week at once wait for each other; the first publishes, the
 * others find their preview stale. Conflicts of the shifts that become visible need the answers that an edit would need, and they
 * are kept in the same way. The same key again gives the same publication. Only affected people are told.
 */
export async function publishWeek(
  means: PublishContext,
  place: ScheduleLocation,
  request: PublishRequest,
): Promise<AskedWeek> {
  const { db, clock, actor, grant } = means;
  const { key, week } = request;
  const begun = await beginPublication(means, place, request);
  if ('made' in begun) return { ...begun.made, asked_count: await countAsked(db, begun.made.publication.id) };
  const { version, number } = begun;
  const schedule = await loadSchedule(db, place, week, grant);
  const wasPublished = schedule.published_at !== null;
  const reasons = request.reasons ?? [];
  const { open, asked, recorded } = await planConsents(db, place, {
    changes: changesToPublish(schedule.shifts, request.employeeIds),
    wasPublished,
    reasons,
    agreed: request.agreed ?? [],
    at: clock.now(),
  });
  const touched = [...open, ...asked.map(({ change }) => change)];
  if (touched.length === 0) throw failure(NOTHING_TO_PUBLISH);
  const needed = conflictsToAnswer(diffChanges(touched), findConflicts(schedule, place));
  const given = requireAnswers(needed, request.answers, grant);
  const diff = diffChanges(open);
  const row = {
    id: newId(),
    week,
    number,
    published_at: clock.now(),
    published_by: actor.userId,
    people_count: diff.people_count,
    change_count: diff.change_count,
  };
  await recordAnswers(db, place, given, { at: row.published_at, userId: actor.userId });
  await publishShifts(
    db,
    open.map((change) => change.shift_id),
    row.published_at,
  );
  await markPublished(db, place.id, week, { number, at: row.published_at });
  const published = { row: { ...row, key, changes: open }, diff, version, wasPublished, reasons };
  const made = await recordPublication(means, place, published);
  await keepConsents(means, place, { row, asked, recorded, reasons });
  return { ...made, asked_count: asked.length };
}

/** A publication that nobody has made under its key: the version that the week has from now on, and its own number. */
interface BegunPublication {
  readonly version: number;
  readonly number: number;
}

/** Begins a publication: nobody else saves or publishes the week until the transaction ends. Answers what was made, for a key that was used. */
export async function beginPublication(
  means: PublishContext,
  place: ScheduleLocation,
  { key, week, version: seen }: Pick<PublishRequest, 'key' | 'week' | 'version'>,
): Promise<BegunPublication | { readonly made: PublishedWeek }> {
  const { db, actor } = means;
  const sender = { placeId: place.id, userId: actor.userId };
  const before = await findPublicationByKey(db, place.group_id, key, sender);
  if (before !== undefined) return { made: await replayPublication(means, place, week, before) };
  // The week's row is what all others wait on.
  const [state] = await raiseWeeks(db, place, [week]);
  const meanwhile = await findPublicationByKey(db, place.group_id, key, sender);
  if (meanwhile !== undefined) return { made: await replayPublication(means, place, week, meanwhile) };
  const version = state?.version ?? 1;
  if (seen !== null && seen !== version - 1) throw failure(CONFLICT_STALE, { version: version - 1 });
  return { version, number: (state?.publication_number ?? 0) + 1 };
}

/** Keeps a publication, asks everyone affected to confirm it, and tells of it. */
export async function recordPublication(
  means: PublishContext,
  place: ScheduleLocation,
  {
    row,
    diff,
    version,
    wasPublished,
    reasons = [],
  }: {
    readonly row: NewPublication;
    readonly diff: PublishDiff;
    readonly version: number;
    /** Whether staff had seen the week before. */
    readonly wasPublished: boolean;
    readonly reasons?: readonly ReasonOfChange[];
  },
): Promise<PublishedWeek> {
  const { db } = means;
  await insertPublication(db, place, row);
  await keepPremiums(means, place, { row, wasPublished, reasons });
  const asked = diff.people.map((person) => person.employee_id);
  await insertReceipts(db, place, row, asked);
  const users = await findAffectedUsers(db, diff);
  await emitPublished(means, place, { week: row.week, version, publicationId: row.id }, users);
  return { publication: presentPublication(row), diff, version, notified_count: users.size };
}

async function replayPublication(
  { db }: PublishContext,
  place: ScheduleLocation,
  week: string,
  made: NonNullable<Awaited<ReturnType<typeof findPublicationByKey>>>,
): Promise<PublishedWeek> {
  const version = (await findWeek(db, place.id, week))?.version ?? 0;
  const diff = diffChanges(made.changes);
  const users = await findAffectedUsers(db, diff);
  return { publication: presentPublication(made), diff, version, notified_count: users.size };
}

/** The accounts of those whose shifts a publication changes. */
async function findAffectedUsers(db: PublishContext['db'], diff: PublishDiff): Promise<ReadonlySet<string>> {
  const affected = await findEmployees(
    db,
    diff.people.map((person) => person.employee_id),
  );
  return new Set(affected.flatMap(({ user_id: userId }) => (userId === null ? [] : [userId])));
}

async function emitPublished(
  { emit }: PublishContext,
  place: ScheduleLocation,
  news: { week: string; version: number; publicationId: string },
  users: ReadonlySet<string>,
): Promise<void> {
  await emit(
    PUBLISHED.of({
      group_id: place.group_id,
      topics: [`brand:${place.id}`, ...[...users].map((id) => `user:${id}` as const)],
      data: { location_id: place.id, week: news.week, version: news.version, publication_id: news.publicationId },
    }),
  );
}

/** A receipt with the publication that it is about, and whose account hears of it. */
export interface LoadedReceipt extends PublicationReceipt {
  readonly publication_id: string;
  readonly user_id: string | null;
}

/** The receipts of a week, by name; whoever has left the group is not in it. */
export async function loadReceipts(tx: Tx, locationId: string, week: string): Promise<LoadedReceipt[]> {
  const rows = new Map((await findReceiptsOfWeek(tx, locationId, week)).map((row) => [row.employee_id, row]));
  const people = await findEmployees(tx, [...rows.keys()]);
  return people
    .flatMap((person) => {
      const row = rows.get(person.id);
      if (row === undefined) return [];
      return {
        employee_id: person.id,
        first_name: person.first_name,
        last_name: person.last_name,
        has_login: person.user_id !== null,
        asked_at: row.asked_at.toISOString(),
        seen_at: row.seen_at?.toISOString() ?? null,
        reminded_on: row.reminded_on,
        publication_id: row.publication_id,
        user_id: person.user_id,
      };
    })
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

const nameOf = ({ last_name: last, first_name: first, employee_id: id }: PublicationReceipt): string =>
  `${last} ${first} ${id}`;
