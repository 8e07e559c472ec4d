import { findConversationSubject } from '@hearth/domains/applications/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { excerptAround } from '../rules/excerpt.ts';
import { fillFields } from '../rules/merge-fields.ts';
import type { FilledTemplate } from '../contract/template-endpoints.ts';
import { deliverUnlessBarred } from './actions/deliver.ts';
import { loadFilledTemplates } from './filled-templates.ts';
import { buildMergeValues } from './merge-values.ts';
import { employerSender } from './actions/new-message.ts';
import { findOwnBlocks } from './queries/block.ts';
import { deleteSafety } from './queries/forgotten.ts';
import type { ErasedApplication } from './queries/forgotten.ts';
import { findUnreachable, findOptedOutAddresses } from './queries/mail.ts';
import { findFileIds, findMessagesOf } from './queries/message.ts';
import type { MessageRow } from './queries/message.ts';
import { findReceiver } from './queries/receiver.ts';
import { deleteEndedConversations, deleteOwnEnded } from './queries/staff/forgotten.ts';
import type { KeptAt } from './queries/staff/forgotten.ts';
import { findOwnReports } from './queries/report.ts';
import { findMessagesByWords } from './queries/search.ts';
import type { FoundMessage } from './queries/search.ts';

export { countStaffUnreadByLocation } from './queries/staff/conversation.ts';

/** A search hit among messages. */
export type MessageHit = Omit<FoundMessage, 'body' | 'sent_at'> & {
  readonly excerpt: string;
  readonly sent_at: string;
};

/** The messages that a grant (VIEW_MESSAGES) reaches, by words. */
export async function searchMessages(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  search: WordSearch,
  window: SearchWindow,
): Promise<SearchResult<MessageHit>> {
  const { total, hits } = await findMessagesByWords(tx, grant, search, window);
  return {
    total,
    hits: hits.map(({ body, sent_at: at, ...hit }) => ({
      ...hit,
      excerpt: excerptAround(body, search.words),
      sent_at: at.toISOString(),
    })),
  };
}

/** Fills a text's placeholders for a candidate; `missing` names those without a value. */
export async function fillTextFor(
  tx: Tx,
  applicationId: string,
  text: string,
  sender: string,
): Promise<ReturnType<typeof fillFields>> {
  const receiver = await inScope(tx, SYSTEM, (system) => findReceiver(system, applicationId));
  if (receiver === undefined) throw failure(NOT_FOUND);
  return fillFields(text, buildMergeValues(receiver, sender));
}

/** Loads the employer's message templates with their placeholders filled for one application. */
export function fillTemplatesFor(tx: Tx<'tenant'>, applicationId: string, sender: string): Promise<FilledTemplate[]> {
  return loadFilledTemplates(tx, applicationId, sender);
}

/** Sends a message in the employer's name on behalf of another domain. */
export async function sendAsEmployer(
  work: Pick<Work<'system'>, 'db' | 'emit' | 'enqueue' | 'config' | 'clock'>,
  applicationId: string,
  sender: { readonly userId: string; readonly name: string },
  body: string,
): Promise<void> {
  const subject = await findConversationSubject(work.db, applicationId);
  if (subject === null) return;
  // Who may not write there is not spoken for either; what it was about reaches the candidate otherwise.
  await deliverUnlessBarred(work, subject, { sender: employerSender(sender.userId, sender.name), body });
}

/** Everything that was said in the conversations of the signed-in person, in order of time. */
export function findOwnMessages(tx: Tx<'self'>, userId: string): Promise<MessageRow[]> {
  return findMessagesOf(tx, userId);
}

/** Finds the blocks and reports that a person made, for the export of their data. */
export async function findOwnBlocksAndReports(
  tx: Tx<'self'>,
  userId: string,
): Promise<{
  readonly blocks: Awaited<ReturnType<typeof findOwnBlocks>>;
  readonly reports: Awaited<ReturnType<typeof findOwnReports>>;
}> {
  return { blocks: await findOwnBlocks(tx, userId), reports: await findOwnReports(tx, userId) };
}

/** Forgets what blocks and settled reports say of an application that is gone. */
export function forgetSafety(tx: Tx<'system'>, forgotten: ErasedApplication): Promise<void> {
  return deleteSafety(tx, forgotten);
}

/** The files that were sent in the conversation of an application, by either side. */
export function findConversationFiles(tx: Tx<'system'>, applicationId: string): Promise<string[]> {
  return findFileIds(tx, applicationId);
}

/** Is true if mail to an address bounced and nothing has come from it since. */
export async function isUnreachable(tx: Tx<'system'>, address: string): Promise<boolean> {
  return (await findUnreachable(tx, [address])) !== undefined;
}

/** Finds which of these addresses replied STOP to a group's mail, and not START since. */
export async function findStoppedAddresses(
  tx: Tx,
  groupId: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await findOptedOutAddresses(tx, groupId, addresses));
}

/** Forgets what was written with staff who left a location longer ago than it keeps such; answers the conversations. */
export function forgetEndedStaffConversations(
  tx: Tx<'system'>,
  places: readonly KeptAt[],
  now: Date,
): Promise<string[]> {
  return deleteEndedConversations(tx, places, now);
}

/** Forgets what a person wrote with employers that they have left; answers the conversations. Those of a job that they have go with it. */
export function forgetOwnStaffConversations(tx: Tx<'system'>, userId: string): Promise<string[]> {
  return deleteOwnEnded(tx, userId);
}
