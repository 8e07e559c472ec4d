import { findNames } from '@hearth/domains/identity/service';
import { listAttachments, signedDownloadUrl } from '@hearth/domains/media/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { DOCUMENT_OWN } from '../contract/failures.ts';
import type { DocumentClass, PersonDocument, PersonDocuments } from '../contract/schemas.ts';
import { visibleClasses } from '../rules/classes.ts';
import { presentDocument, presentPerson } from './present.ts';
import { type DocumentRow, findDocument, findDocumentsOf } from './queries/document.ts';
import { findLinesOf } from './queries/line.ts';
import { findPersons, findReachedPerson, type PersonRow } from './queries/person.ts';
import { findHolds } from './queries/retention.ts';
import { findTypes } from './queries/type.ts';
import { isReviewedByOther } from './reviewers.ts';

/** An employee whom the caller's right reaches; anyone else is NOT_FOUND. */
export async function getReachedPerson(tx: Tx, grant: BrandGrant, id: string): Promise<PersonRow> {
  const person = await findReachedPerson(tx, grant, id);
  if (person === undefined) throw failure(NOT_FOUND);
  return person;
}

/** Nobody reviews their own documents, unless nobody else could: somebody who runs a place alone. */
export async function refuseOwn(
  tx: Tx,
  person: PersonRow,
  by: { readonly restricted: DocumentClass; readonly userId: string; readonly now: Date },
): Promise<void> {
  if (person.user_id !== by.userId) return;
  const at = { groupId: person.group_id, brandId: person.location_id };
  if (await isReviewedByOther(tx, at, by.restricted, by)) throw failure(DOCUMENT_OWN);
}

/** A document of a person in a class that the caller sees; anything else is NOT_FOUND. */
export async function getDocumentOf(
  tx: Tx,
  grant: BrandGrant,
  person: Pick<PersonRow, 'id'>,
  id: string,
): Promise<DocumentRow> {
  const row = await findDocument(tx, id);
  if (row?.employee_id !== person.id || !visibleClasses(grant).includes(row.restricted_class)) throw failure(NOT_FOUND);
  return row;
}

/** The document of the signed-in person that has this id; row security hides everybody else's. */
export async function getOwnDocument(tx: Tx<'self'>, id: string): Promise<DocumentRow> {
  const row = await findDocument(tx, id);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** Refuses an employment that is not the caller's: it is as unknown as one that does not exist. */
export async function requireOwnEmployment(tx: Tx<'self'>, employeeId: string): Promise<void> {
  if (!(await findMyEmployments(tx)).some(({ id }) => id === employeeId)) throw failure(NOT_FOUND);
}

/** One of these employees; the caller has checked who asks. */
export async function getPerson(tx: Tx<'system'>, id: string): Promise<PersonRow> {
  const [person] = await findPersons(tx, [id]);
  if (person === undefined) throw failure(NOT_FOUND);
  return person;
}

/** Documents of one group as their readers see them, with names and files in one reading each. */
async function presentDocuments(tx: Tx, groupId: string, rows: readonly DocumentRow[]): Promise<PersonDocument[]> {
  if (rows.length === 0) return [];
  const facts = {
    names: await findNames(
      tx,
      rows.flatMap(({ decided_by: by }) => by ?? []),
    ),
    files: await listAttachments(
      { db: tx },
      groupId,
      rows.flatMap(({ attachment_id: id }) => id ?? []),
    ),
  };
  return rows.map((row) => presentDocument(row, facts));
}

/** A single document as its readers see it. */
export async function presentOne(tx: Tx, row: DocumentRow): Promise<PersonDocument> {
  const [shown] = await presentDocuments(tx, row.group_id, [row]);
  if (shown === undefined) throw failure(NOT_FOUND);
  return shown;
}

/** Everything in some classes about the documents of some people of one group, in a constant number of statements. */
export async function loadPersons(
  tx: Tx,
  of: {
    readonly groupId: string;
    readonly persons: readonly PersonRow[];
    readonly classes: readonly DocumentClass[];
    /** Whether the person themselves asks, who sends what employees send. */
    readonly isOwn: boolean;
    readonly now: Date;
  },
): Promise<PersonDocuments[]> {
  const { groupId, persons, classes, isOwn, now } = of;
  const ids = persons.map(({ id }) => id);
  const lines = Map.groupBy(await findLinesOf(tx, ids, classes, now), (line) => line.employee_id);
  const rows = await findDocumentsOf(tx, ids, classes);
  const shown = await presentDocuments(tx, groupId, rows);
  const places = [...new Set(persons.flatMap(({ ancestor_ids: path }) => path))];
  const types = (await findTypes(tx, groupId, places)).filter(
    (type) => classes.includes(type.restricted_class) && (!isOwn || type.employee_sends),
  );
  const owners = new Map(rows.map((row) => [row.id, row.employee_id]));
  const documents = Map.groupBy(shown, ({ id }) => owners.get(id));
  // Whoever is under a hold does not read why.
  const holds = new Map(isOwn ? [] : (await findHolds(tx, ids)).map((row) => [row.employee_id, row]));
  return persons.map((person) =>
    presentPerson(person, {
      lines: lines.get(person.id) ?? [],
      documents: documents.get(person.id) ?? [],
      types,
      hold: holds.get(person.id),
    }),
  );
}

/** One person as a caller of the team sees them. */
export async function loadReached(tx: Tx, grant: BrandGrant, person: PersonRow, now: Date): Promise<PersonDocuments> {
  const classes = visibleClasses(grant);
  const [shown] = await loadPersons(tx, { groupId: grant.groupId, persons: [person], classes, isOwn: false, now });
  if (shown === undefined) throw failure(NOT_FOUND);
  return shown;
}

/** An address at which the file of a document can be downloaded for two minutes; the caller has checked that they may. */
export function openFile(work: Pick<Work, 'db' | 'files' | 'clock'>, row: DocumentRow): Promise<string> {
  if (row.attachment_id === null) throw failure(NOT_FOUND);
  return signedDownloadUrl(work, { groupId: row.group_id, id: row.attachment_id });
}
