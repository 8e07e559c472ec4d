import {
  checkReceivedAttachment,
  removeAttachments,
  storeAttachment,
  type UploadedAttachment,
  withFiles,
} from '@hearth/domains/media/service';
import { ruleOfCode } from '@hearth/kit/field-rule';
import { Failure, failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import { requireSameSender } from '@hearth/kit/sent-again';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import type { OwnWork, ReceivedFile, Work } from '@hearth/platform/module';
import {
  DOCUMENT_INCOMPLETE,
  DOCUMENTS_HELD,
  TOO_MANY_DOCUMENTS,
  TOO_MANY_DOCUMENTS_WAITING,
} from '../contract/failures.ts';
import type { DocumentContent } from '../contract/schemas.ts';
import { completeDocument, findDocumentProblems } from '../rules/find-problems.ts';
import { KEPT_PER_TYPE, WAITING_PER_PERSON, WAITING_PER_TYPE } from '../rules/limits.ts';
import { documentsChanged } from './announce.ts';
import { type Deed, insertChanges } from './queries/change.ts';
import type { PersonRow } from './queries/person.ts';
import {
  claimKey,
  countKept,
  countWaiting,
  type DocumentRow,
  findDocument,
  insertDocuments,
  isFileShared,
  replaceOlder,
} from './queries/document.ts';
import { settleRequest } from './queries/request.ts';
import { isHeld } from './queries/retention.ts';
import type { TypeRow } from './queries/type.ts';

const FILE_CODES: ReadonlySet<string> = new Set(['FILE_TOO_LARGE', 'FILE_KIND_REFUSED', 'STORAGE_FULL']);

/** Brings the file of a document to its place, if one came, and does the work that keeps it. One that is no PDF or picture is refused. */
export async function withDocumentFile<T>(
  context: Pick<OwnWork, 'run' | 'files' | 'clock'>,
  groupId: string,
  [file]: readonly ReceivedFile[],
  work: (brought: UploadedAttachment | undefined) => Promise<T>,
): Promise<T> {
  if (file === undefined) return work(undefined);
  try {
    const brought = await checkReceivedAttachment(groupId, file);
    return await withFiles(context, groupId, { files: [brought], work: () => work(brought) });
  } catch (error) {
    if (!(error instanceof Failure) || !FILE_CODES.has(error.kind.code)) throw error;
    const { code, message } = error.kind;
    throw invalid([{ field: 'file', rule: ruleOfCode(code), message: `${file.name}: ${message}` }]);
  }
}

/** A new document, as it came. */
export interface NewDocument {
  readonly key: string;
  /** The type that it is of, as far as the sender may send it; nothing: it is as unknown as one that does not exist. */
  readonly typeOf: (db: Tx<'system'>) => Promise<TypeRow | undefined>;
  readonly content: DocumentContent;
  readonly file: UploadedAttachment | undefined;
  readonly by: 'EMPLOYEE' | 'MANAGER';
  readonly userId: string;
}

/** The content of a document as it is kept; refuses what its type asks for and the document does not have. */
export function requireComplete(
  content: DocumentContent,
  type: Pick<TypeRow, 'expires'>,
  facts: { readonly hasFile: boolean; readonly today: string },
): DocumentContent {
  const problems = findDocumentProblems(content, type, facts);
  if (problems.length > 0)
    throw failure(DOCUMENT_INCOMPLETE, {
      fields: problems.map((problem) => ({ ...problem, message: DOCUMENT_INCOMPLETE.message })),
    });
  return completeDocument(content, type);
}

/**
 * Keeps a document of a person, once for each key. The caller has decided that it may be kept; a document of the same key by somebody
 * else, or of somebody else, is refused. What needs no review, and what a manager adds, is accepted at once.
 */
export async function keepDocument(
  work: Work<'system'>,
  person: PersonRow,
  sent: NewDocument,
): Promise<{ readonly row: DocumentRow; readonly isNew: boolean }> {
  const { db, clock } = work;
  const made = requireSameSender(
    await claimKey(db, person.group_id, sent.key),
    (row) => ({ placeId: row.employee_id, userId: row.sent_by ?? '' }),
    { placeId: person.id, userId: sent.userId },
  );
  // The file that came along a second time is left to the sweeper.
  if (made !== undefined) return { row: made, isNew: false };
  const type = await sent.typeOf(db);
  if (type === undefined) throw failure(NOT_FOUND);
  const isDone = sent.by === 'MANAGER' || !type.needs_review;
  if ((await countKept(db, person.id, type.id)) >= KEPT_PER_TYPE) throw failure(TOO_MANY_DOCUMENTS);
  if (!isDone) await requireRoom(db, person.id, type.id);
  const at = clock.now();
  const { file } = sent;
  const today = localDay(at, person.time_zone);
  const content = requireComplete(sent.content, type, { hasFile: file !== undefined, today });
  const changed = documentsChanged(person);
  const stored =
    file === undefined
      ? undefined
      : await storeAttachment(work, { groupId: person.group_id, ownerUserId: sent.userId, file, announce: changed });
  const id = newId(at.getTime());
  await insertDocuments(db, [
    {
      ...content,
      id,
      group_id: person.group_id,
      employee_id: person.id,
      type_id: type.id,
      state: isDone ? 'ACCEPTED' : 'PENDING',
      attachment_id: stored?.id ?? null,
      sent_by: sent.userId,
      sent_at: at,
      decided_by: sent.by === 'MANAGER' ? sent.userId : null,
      decided_at: isDone ? at : null,
      reason: '',
      idempotency_key: sent.key,
    },
  ]);
  const action = sent.by === 'MANAGER' ? 'ADDED' : 'SENT';
  await insertChanges(db, [
    deedOf(person, id, action, { by: sent.userId, at, detail: { ...content, type_id: type.id } }),
  ]);
  const row = await getRow(db, id);
  if (isDone) await settleAccepted(work, person, row, sent.userId);
  await work.emit(changed);
  return { row, isNew: true };
}

/** What follows once a document is accepted: it replaces older ones of its type, and is no longer asked for. */
export async function settleAccepted(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  person: PersonRow,
  row: DocumentRow,
  by: string | null,
): Promise<void> {
  const at = clock.now();
  // One that begins later leaves what counts until then.
  const begins = row.valid_from === null || row.valid_from <= localDay(at, person.time_zone);
  const replaced = begins ? await replaceOlder(db, row) : [];
  await insertChanges(
    db,
    replaced.map((id) => deedOf(person, id, 'REPLACED', { by, at, detail: { by_document: row.id } })),
  );
  await settleRequest(db, row);
}

/** Refuses more than a manager can be expected to review of one person. */
async function requireRoom(tx: Tx<'system'>, employeeId: string, typeId: string): Promise<void> {
  const { all, same } = await countWaiting(tx, employeeId, typeId);
  if (all >= WAITING_PER_PERSON || same >= WAITING_PER_TYPE) throw failure(TOO_MANY_DOCUMENTS_WAITING);
}

/** A deed on a document, for the history. */
export function deedOf(
  person: Pick<PersonRow, 'id' | 'group_id'>,
  documentId: string,
  action: Deed['action'],
  { by, at, detail }: Pick<Deed, 'by' | 'at' | 'detail'>,
): Deed {
  return {
    about: 'DOCUMENT',
    action,
    aboutId: documentId,
    groupId: person.group_id,
    employeeId: person.id,
    by,
    at,
    detail,
  };
}

/** A document that is known to be there. */
export async function getRow(db: Tx, id: string): Promise<DocumentRow> {
  const row = await findDocument(db, id);
  if (row === undefined) throw new Error('The document is gone.');
  return row;
}

/** Refuses to delete anything of somebody who is under a legal hold. */
async function refuseHeld(db: Tx, employeeId: string): Promise<void> {
  if (await inScope(db, SYSTEM, (system) => isHeld(system, employeeId))) throw failure(DOCUMENTS_HELD);
}

/** Deletes the file of a document that no longer counts, unless another holds it too: from sight with the transaction, its bytes soon after it. */
export async function dropFile(work: Pick<Work, 'db' | 'enqueue'>, row: DocumentRow): Promise<void> {
  const { attachment_id: id, group_id: groupId } = row;
  await refuseHeld(work.db, row.employee_id);
  if (id === null || (await isFileShared(work.db, row))) return;
  await inScope(work.db, SYSTEM, (db) => removeAttachments({ db, enqueue: work.enqueue }, groupId, [id]));
}
