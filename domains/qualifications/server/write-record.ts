import {
  checkReceivedAttachment,
  removeAttachments,
  storeAttachment,
  type UploadedAttachment,
  withFiles,
} from '@hearth/domains/media/service';
import { ruleOfCode } from '@hearth/kit/field-rule';
import { Failure, failure, invalid } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import { requireSameSender } from '@hearth/kit/sent-again';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import type { OwnWork, ReceivedFile, Work } from '@hearth/platform/module';
import { RECORD_INCOMPLETE, TOO_MANY_WAITING } from '../contract/failures.ts';
import type { RecordContent } from '../contract/schemas.ts';
import { completeRecord, findRecordProblems } from '../rules/complete-record.ts';
import { WAITING_PER_PERSON, WAITING_PER_QUALIFICATION } from '../rules/limits.ts';
import { personChanged } from './announce.ts';
import { getUsableQualification } from './catalogue.ts';
import { insertChanges } from './queries/change.ts';
import type { PersonRow } from './queries/person.ts';
import type { QualificationRow } from './queries/qualification.ts';
import { claimRecordKey, countWaiting, findRecord, insertRecords, type RecordRow } from './queries/record.ts';

/** Brings the file of a record to its place, if one came, and does the work that keeps it. One that is no PDF or picture is refused. */
export async function withRecordFile<T>(
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

const FILE_CODES: ReadonlySet<string> = new Set(['FILE_TOO_LARGE', 'FILE_KIND_REFUSED', 'STORAGE_FULL']);

/** A new record, as it came. */
export interface NewRecord {
  readonly key: string;
  readonly qualificationId: string;
  readonly content: RecordContent;
  readonly file: UploadedAttachment | undefined;
  /** Confirmed by whoever records it, or to be confirmed. */
  readonly state: 'CONFIRMED' | 'PENDING';
  readonly userId: string;
}

/** The content of a record as it is kept; refuses what its qualification needs and the record does not have. */
export function requireComplete(
  content: RecordContent,
  qualification: Pick<
    QualificationRow,
    'kind' | 'level_names' | 'months_valid' | 'needs_number' | 'needs_issuer' | 'needs_file'
  >,
  facts: { readonly hasFile: boolean; readonly today: string },
): RecordContent {
  const problems = findRecordProblems(content, qualification, facts);
  if (problems.length > 0)
    throw failure(RECORD_INCOMPLETE, {
      fields: problems.map((problem) => ({ ...problem, message: RECORD_INCOMPLETE.message })),
    });
  return completeRecord(content, qualification);
}

/**
 * Keeps a record of a person, once for each key, and tells who it concerns. The caller has decided that it may be kept; a record of
 * the same key by somebody else, or of somebody else, is refused.
 */
export async function keepRecord(
  work: Work<'system'>,
  person: PersonRow,
  sent: NewRecord,
): Promise<{ readonly row: RecordRow; readonly isNew: boolean }> {
  const { db, clock } = work;
  const made = requireSameSender(
    await claimRecordKey(db, person.group_id, sent.key),
    (row) => ({ placeId: row.employee_id, userId: row.sent_by }),
    { placeId: person.id, userId: sent.userId },
  );
  // The file that came along a second time is left to the sweeper.
  if (made !== undefined) return { row: made, isNew: false };
  const qualification = await getUsableQualification(db, person, sent.qualificationId);
  if (sent.state === 'PENDING') await requireRoom(db, person.id, qualification.id);
  const at = clock.now();
  const { file } = sent;
  const content = requireComplete(sent.content, qualification, {
    hasFile: file !== undefined,
    today: localDay(at, person.time_zone),
  });
  const changed = personChanged(person);
  const stored =
    file === undefined
      ? undefined
      : await storeAttachment(work, { groupId: person.group_id, ownerUserId: sent.userId, file, announce: changed });
  const isDone = sent.state === 'CONFIRMED';
  const id = newId(at.getTime());
  await insertRecords(db, [
    {
      ...content,
      id,
      group_id: person.group_id,
      employee_id: person.id,
      qualification_id: qualification.id,
      state: sent.state,
      attachment_id: stored?.id ?? null,
      sent_by: sent.userId,
      sent_at: at,
      decided_by: isDone ? sent.userId : null,
      decided_at: isDone ? at : null,
      reason: '',
      idempotency_key: sent.key,
    },
  ]);
  await insertChanges(db, [
    deedOf(person, id, isDone ? 'RECORDED' : 'SENT', {
      by: sent.userId,
      at,
      detail: { ...content, qualification_id: qualification.id },
    }),
  ]);
  await work.emit(changed);
  return { row: await getRow(db, id), isNew: true };
}

/** Refuses more than a manager can be expected to review of one person. */
async function requireRoom(tx: Tx<'system'>, employeeId: string, qualificationId: string): Promise<void> {
  const { all, same } = await countWaiting(tx, employeeId, qualificationId);
  if (all >= WAITING_PER_PERSON || same >= WAITING_PER_QUALIFICATION) throw failure(TOO_MANY_WAITING);
}

/** A deed on a record, for the history. */
export function deedOf(
  person: Pick<PersonRow, 'id' | 'group_id'>,
  recordId: string,
  action: 'SENT' | 'RECORDED' | 'CONFIRMED' | 'REFUSED' | 'CHANGED' | 'REMOVED',
  { by, at, detail }: { readonly by: string; readonly at: Date; readonly detail: Readonly<Record<string, unknown>> },
) {
  return {
    about: 'RECORD',
    action,
    aboutId: recordId,
    groupId: person.group_id,
    employeeId: person.id,
    by,
    at,
    detail,
  } as const;
}

/** A record that is known to be there. */
export async function getRow(db: Tx, id: string): Promise<RecordRow> {
  const row = await findRecord(db, id);
  if (row === undefined) throw new Error('The record is gone.');
  return row;
}

/** Deletes the file of a record that no longer counts: from sight with the transaction, its bytes soon after it. */
export async function dropFile(work: Pick<Work, 'db' | 'enqueue'>, row: RecordRow): Promise<void> {
  const { attachment_id: id, group_id: groupId } = row;
  if (id === null) return;
  await inScope(work.db, SYSTEM, (db) => removeAttachments({ db, enqueue: work.enqueue }, groupId, [id]));
}
