import { removeAttachments, type UploadedAttachment } from '@hearth/domains/media/service';
import type { Language } from '@hearth/kit/constants';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { DocumentState } from '../contract/schemas.ts';
import type { Starter } from '../contract/starters.ts';
import { announceTypes, documentsChanged } from './announce.ts';
import { getUsableType } from './catalogue.ts';
import { getPerson } from './persons.ts';
import { expireBundlesOf } from './queries/bundle.ts';
import { insertChanges } from './queries/change.ts';
import { documentRows, findDocument, findDocumentsByIds } from './queries/document.ts';
import { deleteDocuments, emptyChanges, isHeld } from './queries/retention.ts';
import { findStandardType, insertNewTypes } from './queries/type.ts';
import { startersIn } from './starters.ts';
import { deedOf, dropFile, getRow, keepDocument, settleAccepted } from './write-document.ts';

/**
 * The standard type of a group that a check of another domain keeps its documents under; made where the group has none in use. Of two at
 * once one makes it.
 */
export async function ensureStandardType(
  { db, clock, emit }: Pick<Work<'system'>, 'db' | 'clock' | 'emit'>,
  of: { readonly groupId: string; readonly starter: Starter; readonly language: Language },
): Promise<string> {
  const { groupId, starter, language } = of;
  const known = await findStandardType(db, groupId, starter);
  if (known !== undefined) return known;
  const at = clock.now();
  const rows = startersIn(language, [starter], { groupId, brandId: groupId, at });
  // A brand may have given the name to a type of its own.
  const made =
    (await insertNewTypes(db, rows))[0] ??
    (
      await insertNewTypes(
        db,
        rows.map((row) => ({ ...row, name: `${row.name} 2` })),
      )
    )[0];
  const id = made?.id ?? (await findStandardType(db, groupId, starter));
  if (id === undefined) throw new Error(`The type ${starter} could not be made.`);
  if (made !== undefined) {
    const deed = { about: 'TYPE', action: 'CREATED', groupId, by: null, at } as const;
    await insertChanges(db, [{ ...deed, aboutId: made.id, detail: { name: made.name, starter } }]);
    await announceTypes({ emit }, { groupId, brandId: groupId });
  }
  return id;
}

/** Keeps what somebody handed in for a check, once for each key; the caller has checked who sends it, and says who is told. */
export async function keepForCheck(
  work: Work<'system'>,
  sent: {
    readonly employeeId: string;
    readonly typeId: string;
    readonly key: string;
    readonly file: UploadedAttachment;
    /** What an employee sends is pending until the check is decided, what a manager adds is accepted. */
    readonly by: 'EMPLOYEE' | 'MANAGER';
    readonly userId: string;
  },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const person = await getPerson(work.db, sent.employeeId);
  const { row, isNew } = await keepDocument(work, person, {
    key: sent.key,
    typeOf: (db) => getUsableType(db, person, sent.typeId),
    content: { valid_from: null, valid_until: null, note: '' },
    file: sent.file,
    by: sent.by,
    userId: sent.userId,
  });
  return { id: row.id, isNew };
}

/** What others ask of documents that they name: unknown ids are left out. */
export async function findDocumentStates(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly state: DocumentState; readonly version: number }>> {
  const rows = await findDocumentsByIds(tx, ids);
  return new Map(rows.map(({ id, state, version }) => [id, { state, version }]));
}

/** Accepts or rejects what is pending of these documents of one person, as their check was decided. What is rejected loses its file. */
export async function settleForCheck(
  work: Work<'system'>,
  of: {
    readonly employeeId: string;
    readonly ids: readonly string[];
    readonly decision: 'ACCEPTED' | 'REJECTED';
    readonly reason: string;
    readonly by: string;
  },
): Promise<void> {
  const { db, clock } = work;
  const person = await getPerson(db, of.employeeId);
  const at = clock.now();
  const isRejected = of.decision === 'REJECTED';
  for (const before of await findDocumentsByIds(db, of.ids)) {
    if (before.employee_id !== person.id || before.state !== 'PENDING') continue;
    await documentRows.rewrite(db, before.id, {
      state: of.decision,
      reason: of.reason,
      decided_by: of.by,
      decided_at: at,
      ...(isRejected ? { attachment_id: null } : {}),
    });
    if (isRejected) await dropFile(work, before);
    await insertChanges(db, [deedOf(person, before.id, of.decision, { by: of.by, at, detail: { reason: of.reason } })]);
    if (!isRejected) await settleAccepted(work, person, await getRow(db, before.id), of.by);
  }
  await work.emit(documentsChanged(person));
}

/** Takes back what somebody handed in for a check and nobody has decided on; anything else is NOT_FOUND. */
export async function withdrawForCheck(
  work: Work<'system'>,
  of: { readonly employeeId: string; readonly id: string; readonly by: string },
): Promise<void> {
  const { db, clock } = work;
  const before = await findDocument(db, of.id);
  if (before?.employee_id !== of.employeeId || before.state !== 'PENDING') throw failure(NOT_FOUND);
  const at = clock.now();
  const person = await getPerson(db, of.employeeId);
  const removed = { state: 'REMOVED', decided_by: of.by, decided_at: at, attachment_id: null } as const;
  await documentRows.rewrite(db, before.id, removed);
  await dropFile(work, before);
  await insertChanges(db, [deedOf(person, before.id, 'REMOVED', { by: of.by, at, detail: {} })]);
  await work.emit(documentsChanged(person));
}

/**
 * Deletes documents of somebody who has left, with their files: their check is no longer kept. Answers whether it did: under a legal
 * hold nothing is deleted.
 */
export async function deleteForCheck(
  work: Work<'system'>,
  of: { readonly employeeId: string; readonly groupId: string; readonly ids: readonly string[] },
): Promise<boolean> {
  const { db, clock } = work;
  const { employeeId: id, groupId } = of;
  if (await isHeld(db, id)) return false;
  const rows = (await findDocumentsByIds(db, of.ids)).filter((row) => row.employee_id === id);
  if (rows.length === 0) return true;
  const at = clock.now();
  await emptyChanges(
    db,
    id,
    rows.map((row) => row.id),
  );
  await insertChanges(
    db,
    rows.map((row) =>
      deedOf({ id, group_id: groupId }, row.id, 'EXPIRED', { by: null, at, detail: { name: row.name } }),
    ),
  );
  await removeAttachments(work, groupId, await deleteDocuments(db, rows));
  await expireBundlesOf(db, id, at);
  return true;
}
