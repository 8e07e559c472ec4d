import { newId } from '@hearth/kit/id';
import type { Permission } from '@hearth/kit/permissions';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { DocumentClass } from '../contract/schemas.ts';
import { permissionOf } from '../rules/classes.ts';
import { documentsChanged } from './announce.ts';
import { insertChanges } from './queries/change.ts';
import { findReusableOf, insertDocuments, type ReusableRow } from './queries/document.ts';
import { findPersons } from './queries/person.ts';
import { findTypesByIds } from './queries/type.ts';
import { readReviewers } from './reviewers.ts';
import { deedOf, getRow, settleAccepted } from './write-document.ts';

export {
  deleteForCheck,
  ensureStandardType,
  findDocumentStates,
  keepForCheck,
  settleForCheck,
  withdrawForCheck,
} from './for-checks.ts';
export { withDocumentFile } from './write-document.ts';

/** What others ask of a type of document: what it is called, who may see it beside the team, and whether it ends. */
export interface TypeFacts {
  readonly name: string;
  readonly restrictedClass: DocumentClass;
  /** Null where the permission of the team is enough. */
  readonly permission: Permission | null;
  readonly expires: boolean;
}

/** Types of a group by id, archived ones included; unknown ids are left out. */
export async function findTypeFacts(
  tx: Tx,
  groupId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TypeFacts & { readonly brandId: string; readonly isArchived: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await findTypesByIds(tx, groupId, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: row.name,
        restrictedClass: row.restricted_class,
        permission: permissionOf(row.restricted_class),
        expires: row.expires,
        brandId: row.brand_id,
        isArchived: row.archived_at !== null,
      },
    ]),
  );
}

/**
 * Those nearest to a location who can review what becomes a document of each of some types, by type, without `except`. What becomes no
 * document, or one of an unknown type, is reviewed by whoever manages the team.
 */
export async function findTypeReviewers(
  tx: Tx<'system'>,
  at: { readonly groupId: string; readonly brandId: string },
  typeIds: readonly (string | null)[],
  { now, except }: { readonly now: Date; readonly except: string | null },
): Promise<ReadonlyMap<string | null, readonly string[]>> {
  const types = await findTypeFacts(
    tx,
    at.groupId,
    typeIds.flatMap((id) => id ?? []),
  );
  const reviewers = await readReviewers(tx, { groupId: at.groupId, brandIds: [at.brandId] }, now);
  const classOf = (id: string | null): DocumentClass => types.get(id ?? '')?.restrictedClass ?? 'NONE';
  return new Map(typeIds.map((id) => [id, reviewers.nearest(at.brandId, classOf(id), except)]));
}

/**
 * The documents that somebody has in a group that still count on a day, by type: their own of this employment, and those of former ones
 * with the same account. The caller has checked that the person is the one who asks.
 */
export async function findReusable(
  tx: Tx<'system'>,
  of: { readonly employeeId: string; readonly typeIds: readonly string[]; readonly day: string },
): Promise<ReadonlyMap<string, Pick<ReusableRow, 'id' | 'valid_until'>>> {
  if (of.typeIds.length === 0) return new Map();
  return new Map((await findReusableOf(tx, of)).map((row) => [row.type_id, row]));
}

/**
 * Takes a document that somebody has in the group for this employment, with their consent: one of this employment is left as it is, one
 * of a former is kept for this one as well. Nothing that counts is NOT_FOUND.
 */
export async function reuseDocument(
  work: Work<'system'>,
  of: { readonly employeeId: string; readonly typeId: string; readonly day: string; readonly by: string | null },
): Promise<string> {
  const { db, clock } = work;
  const [found] = await findReusableOf(db, { ...of, typeIds: [of.typeId] });
  const [person] = await findPersons(db, [of.employeeId]);
  if (found === undefined || person === undefined) throw failure(NOT_FOUND);
  if (found.employee_id === of.employeeId) return found.id;
  const at = clock.now();
  const id = newId(at.getTime());
  await insertDocuments(db, [
    {
      id,
      group_id: person.group_id,
      employee_id: person.id,
      type_id: of.typeId,
      state: 'ACCEPTED',
      valid_from: found.valid_from,
      valid_until: found.valid_until,
      note: found.note,
      attachment_id: found.attachment_id,
      sent_by: of.by,
      sent_at: at,
      decided_by: found.decided_by,
      decided_at: at,
      reason: '',
      idempotency_key: newId(at.getTime()),
    },
  ]);
  const detail = { reused: found.id, consent: true };
  await insertChanges(db, [deedOf(person, id, 'SENT', { by: of.by, at, detail })]);
  await settleAccepted(work, person, await getRow(db, id), of.by);
  await work.emit(documentsChanged(person));
  return id;
}

/** Keeps a file that a manager has approved elsewhere, or has yet to, as a document of the person; it is the caller's no longer. */
export async function fileDocument(
  work: Work<'system'>,
  of: {
    readonly employeeId: string;
    readonly typeId: string;
    readonly attachmentId: string;
    readonly validUntil: string | null;
    readonly sentBy: string | null;
    readonly approvedBy: string | null;
  },
): Promise<string> {
  const { db, clock } = work;
  const [person] = await findPersons(db, [of.employeeId]);
  if (person === undefined) throw failure(NOT_FOUND);
  const at = clock.now();
  const id = newId(at.getTime());
  await insertDocuments(db, [
    {
      id,
      group_id: person.group_id,
      employee_id: person.id,
      type_id: of.typeId,
      state: of.approvedBy === null ? 'PENDING' : 'ACCEPTED',
      valid_from: null,
      valid_until: of.validUntil,
      note: '',
      attachment_id: of.attachmentId,
      sent_by: of.sentBy,
      sent_at: at,
      decided_by: of.approvedBy,
      decided_at: of.approvedBy === null ? null : at,
      reason: '',
      idempotency_key: newId(at.getTime()),
    },
  ]);
  const detail = { valid_until: of.validUntil, type_id: of.typeId };
  const by = of.approvedBy ?? of.sentBy;
  await insertChanges(db, [deedOf(person, id, of.approvedBy === null ? 'SENT' : 'ACCEPTED', { by, at, detail })]);
  if (of.approvedBy !== null) await settleAccepted(work, person, await getRow(db, id), of.approvedBy);
  await work.emit(documentsChanged(person));
  return id;
}
