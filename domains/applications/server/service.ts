import type { BrandGrant } from '@hearth/kit/access';
import type { Language } from '@hearth/kit/constants';
import { Failure } from '@hearth/kit/failure';
import { getOpenJob } from '@hearth/domains/jobs/service';
import type { ProfileSnapshot } from '@hearth/domains/profiles/schemas';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { Listed, Stage } from '../contract/schemas.ts';
import { isOpen, OPEN_STAGES } from '../rules/stages.ts';
import { getGrantedApplication } from './access.ts';
import { presentListed } from './present.ts';
import {
  addMessage,
  clearLastMessage,
  findUnscoped,
  findByIds,
  hasApplied,
  lockUnscoped,
  updateConversation,
} from './queries/application.ts';
import type { ApplicationRow } from './queries/application.ts';
import { endDueSnoozes } from './queries/desk.ts';
import { findOpenApplications, findScored } from './queries/scored.ts';
import type { ScoredRow } from './queries/scored.ts';
import { createApplication } from './actions/receive.ts';
import { findApplications } from './queries/search.ts';
import type { ApplicationHit } from './queries/search.ts';
export { BOARD, OPEN_STAGES } from '../rules/stages.ts';
export { findFurthestStages } from './queries/furthest.ts';
export { splitShiftsByFit } from '../rules/usual-shifts.ts';
export { findDesk, lockDesk, updateDesk } from './queries/desk.ts';
export type { Desk } from './queries/desk.ts';
export { listLocationInboxes, countUnreadOfCandidate, countUnreadOfEmployer } from './queries/unread.ts';
export {
  findOwnRecords,
  findRecordIds,
  findWaitingRecords,
  forgetDrafts,
  forgetRecord,
  lockRecord,
} from './own-records.ts';
export type { OwnRecord } from './own-records.ts';
export { findArrival, correctSource } from './arrival.ts';
export type { Arrival } from './arrival.ts';
export { moveAlong, moveBack } from './actions/move-along.ts';
export { setInterview as noteInterview, setOffer as noteOffer } from './queries/application.ts';
export { CAREER_PAGE, INTERNAL, referralSource } from '../rules/source.ts';
export { countUnreadByLocation, countWaiting, findLongestWaiting } from './waiting.ts';

/** The application's data that a conversation needs. */
export interface ConversationSubject {
  readonly id: string;
  readonly groupId: string;
  readonly locationId: string;
  readonly jobId: string;
  readonly candidateUserId: string;
  readonly candidateName: string;
  readonly employerName: string;
  /** Whether it became an employment: then the conversation is kept to be read. */
  readonly isHired: boolean;
}

export type Side = 'EMPLOYER' | 'CANDIDATE';

function toSubject(row: ApplicationRow): ConversationSubject {
  return {
    id: row.id,
    groupId: row.group_id,
    locationId: row.location_id,
    jobId: row.job_id,
    candidateUserId: row.user_id,
    candidateName: `${row.first_name} ${row.last_name}`,
    employerName: row.employer_name,
    isHired: row.stage === 'HIRED',
  };
}

/** The application's data that an interview or an offer needs. */
export interface ApplicationBrief extends ConversationSubject {
  readonly locationName: string;
  readonly jobTitle: string;
  readonly candidateFirstName: string;
  /** Empty for somebody whose account has none. */
  readonly email: string;
  readonly language: string;
  /** Whether it is on its way: neither hired nor ended. */
  readonly isOpen: boolean;
  readonly stage: Stage;
  readonly appliedAt: Date;
}

function toBrief(row: ApplicationRow): ApplicationBrief {
  return {
    ...toSubject(row),
    locationName: row.location_name,
    jobTitle: row.job_title,
    candidateFirstName: row.first_name,
    email: row.email,
    language: row.language,
    isOpen: isOpen(row.stage),
    stage: row.stage,
    appliedAt: row.applied_at,
  };
}

/** The application of this id where a grant (VIEW_APPLICATIONS or more) reaches, else NOT_FOUND. */
export async function getApplicationBrief(tx: Tx, grant: BrandGrant, id: string): Promise<ApplicationBrief> {
  return toBrief(await getGrantedApplication(tx, grant, id));
}

/** Applications by their ids, of those that the scope shows: the caller of this decides who may. */
export async function findApplicationBriefs(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ApplicationBrief>> {
  return new Map((await findByIds(tx, ids)).map((row) => [row.id, toBrief(row)]));
}

/** Finds the application behind a conversation without an access check: the caller decides. Null when there is none. */
export async function findConversationSubject(tx: Tx, applicationId: string): Promise<ConversationSubject | null> {
  const row = await findUnscoped(tx, applicationId);
  return row === undefined ? null : toSubject(row);
}

/** Ends due snoozes and returns their conversations, at most `limit`. */
export async function wakeConversations(tx: Tx<'system'>, now: Date, limit: number): Promise<ConversationSubject[]> {
  return (await endDueSnoozes(tx, now, limit)).map(toSubject);
}

const EXCERPT = 140;

/**
 * Notes a new message: the other side has one more to read, and the candidate's waiting begins or ends. What is counted for
 * both parties neither of them writes: that is done as the system.
 */
export function noteMessage(
  tx: Tx,
  applicationId: string,
  message: { from: Side; at: Date; text: string },
): Promise<void> {
  return inScope(tx, SYSTEM, (system) =>
    addMessage(system, applicationId, {
      from: message.from,
      at: message.at,
      excerpt: message.text.slice(0, EXCERPT),
      waitsIn: OPEN_STAGES,
    }),
  );
}

/** Forgets the words that lists show of a message, where it is the last of its conversation. */
export function forgetLastWords(tx: Tx<'system'>, applicationId: string, sentAt: Date): Promise<void> {
  return clearLastMessage(tx, applicationId, sentAt);
}

/**
 * Locks a conversation's counts until the transaction ends; take this before recounting its messages. Whoever counts
 * messages anew takes this first: a message that is added meanwhile is either counted, or adds itself afterwards.
 */
export function lockConversationCounts(tx: Tx, applicationId: string): Promise<void> {
  return inScope(tx, SYSTEM, (system) => lockUnscoped(system, applicationId));
}

/**
 * Sets a side's number of unread messages, in the transaction that locked the counts. In the transaction that changed
 * the messages and holds the conversation.
 */
export function setUnreadCount(tx: Tx, applicationId: string, side: Side, unread: number): Promise<void> {
  const counts = side === 'EMPLOYER' ? { unread_employer: unread } : { unread_candidate: unread };
  return inScope(tx, SYSTEM, (system) => updateConversation(system, applicationId, counts));
}

/** The applications that a grant (VIEW_APPLICATIONS) reaches, by words. */
export function searchApplications(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  search: WordSearch,
  window: SearchWindow,
): Promise<SearchResult<ApplicationHit>> {
  return findApplications(tx, grant, search, window);
}

/** A candidate's answers as far as they can be compared with the job. */
export interface WrittenEvidence {
  readonly listed: Listed;
  readonly userId: string;
  readonly answers: readonly { readonly question: string; readonly answer: string; readonly knocked_out: boolean }[];
  readonly language: string;
  /** What of their profile they sent along. */
  readonly profile: ProfileSnapshot | null;
}

function toEvidence(row: ScoredRow): WrittenEvidence {
  const { user_id: userId, answers, language, profile } = row;
  return { listed: presentListed(row), userId, answers, language, profile };
}

/** The applications for a job that are still on their way, where a grant (VIEW_APPLICATIONS) reaches: `limit` at most, those who came first. */
export async function findEvidenceOfJob(
  tx: Tx,
  grant: BrandGrant,
  jobId: string,
  limit: number,
): Promise<WrittenEvidence[]> {
  return (await findOpenApplications(tx, grant, jobId, limit)).map(toEvidence);
}

/** The same of one application, at whichever stage; undefined where the grant does not reach. */
export async function findEvidence(tx: Tx, grant: BrandGrant, id: string): Promise<WrittenEvidence | undefined> {
  const row = await findScored(tx, grant, id);
  return row === undefined ? undefined : toEvidence(row);
}

/** An application made on another channel, and how its sender is told. */
export interface ExternalApplication {
  readonly jobId: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly language: Language;
  /** Where; somebody who works there already applies from inside. */
  readonly source: string;
}

/** Creates an application from another channel or from staff; returns why not if it is refused. */
export async function submitApplication(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'emit'>,
  { jobId, userId, firstName, lastName, ...said }: ExternalApplication,
  who: 'anybody' | 'staff' = 'anybody',
): Promise<{ readonly id: string } | 'JOB_OVER' | 'HAD_APPLIED'> {
  const job = await getOpenJob(work, jobId, who).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  if (job === null) return 'JOB_OVER';
  if (await hasApplied(work.db, jobId, userId)) return 'HAD_APPLIED';
  const id = await createApplication(work, job, {
    ...said,
    user_id: userId,
    first_name: firstName,
    last_name: lastName,
    availability: [],
    can_start_on: null,
    hours_per_week: null,
    answers: [],
    knocked_out: false,
    attachment_ids: [],
    says_minor: false,
    together_id: null,
  });
  return { id };
}
