import { notify, settleThread } from '@hearth/domains/notices/service';
import type { Work } from '@hearth/platform/module';
import { reviewingPermissions } from '../rules/classes.ts';
import { writeAsked, writeDecided, writeWaiting } from './notice-texts.ts';
import type { DocumentRow } from './queries/document.ts';
import type { PersonRow } from './queries/person.ts';
import { findReviewers } from './reviewers.ts';

const waitsFor = (documentId: string): string => `document ${documentId} waits`;
const placeOf = (person: PersonRow) => ({
  placeId: person.location_id,
  groupId: person.group_id,
  timeZone: person.time_zone,
});

/** Tells a person what became of a document of theirs. */
export async function notifyDecided(work: Work<'system'>, person: PersonRow, row: DocumentRow): Promise<void> {
  const { user_id: userId } = person;
  if (userId === null || userId === row.decided_by) return;
  await notify(work, {
    kind: 'documents.decided',
    aboutId: row.id,
    ...placeOf(person),
    thread: `document ${row.id}`,
    people: [{ userId, write: (language) => writeDecided(row, language) }],
  });
}

/** Tells those who can decide that somebody has sent a document. */
export async function notifyWaiting(work: Work<'system'>, person: PersonRow, row: DocumentRow): Promise<void> {
  const at = { groupId: person.group_id, brandId: person.location_id };
  const deciders = await findReviewers(work.db, at, row.restricted_class, {
    now: work.clock.now(),
    except: person.user_id,
  });
  await notify(work, {
    kind: 'documents.waiting',
    aboutId: row.id,
    ...placeOf(person),
    thread: waitsFor(row.id),
    needs: reviewingPermissions(row.restricted_class),
    people: deciders.map((userId) => ({ userId, write: (language) => writeWaiting(row, person, language) })),
  });
}

/** Asks a person with an account for a document. */
export async function notifyAsked(
  work: Work<'system'>,
  person: PersonRow & { readonly user_id: string },
  type: { readonly id: string; readonly name: string; readonly hint: string },
): Promise<void> {
  await notify(work, {
    kind: 'documents.asked',
    aboutId: type.id,
    ...placeOf(person),
    thread: `document ${type.id} of ${person.id} asked`,
    people: [{ userId: person.user_id, write: (language) => writeAsked(type, language) }],
  });
}

/** A manager who looks later finds nothing to decide. */
export function settleWaiting(work: Work<'system'>, documentId: string): Promise<void> {
  return settleThread(work, waitsFor(documentId));
}
