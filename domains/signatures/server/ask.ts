import { localDay } from '@hearth/kit/local-day';
import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { lastDay, nextReminder } from '../rules/remind.ts';
import { turnOf } from '../rules/request-state.ts';
import { requestChanged } from './announce.ts';
import type { EditionRow } from './queries/agreement.ts';
import { insertChanges } from './queries/change.ts';
import { findRequests, findSigners, insertRequests, insertSigners, type RequestRow } from './queries/request.ts';
import { type Occasion, tellEmployees, tellSigner } from './tell.ts';

const MOST_ANNOUNCED = 20;

export interface Asking {
  readonly employeeIds: readonly string[];
  readonly by: string;
  readonly language: string;
  /** In a sending to one person: who signs for a minor. */
  readonly guardian?: { readonly name: string; readonly email: string } | undefined;
  readonly occasion?: Occasion;
}

/**
 * Asks people for their signature of a version, and tells whoever signs first: a fixed number of statements for those with an account, and an
 * email to each of the others. Who was asked before is left out. Answers how many were asked, and how many people were told.
 */
export async function askPeople(
  work: Work<'system'>,
  edition: EditionRow,
  { employeeIds, by, language, guardian, occasion = 'ask' }: Asking,
): Promise<{ readonly asked: number; readonly told: number }> {
  const { db, clock } = work;
  const now = clock.now();
  const made = await insertAsked(db, edition, { employeeIds, by, language, guardian }, now);
  const ids = made.map(({ id }) => id);
  const rows = await findRequests(db, ids);
  const told = await tellTurns(work, rows, occasion);
  // Of many at once pages hear by the agreement alone.
  if (rows.length <= MOST_ANNOUNCED) for (const row of rows) await work.emit(requestChanged(row));
  return { asked: rows.length, told };
}

type Asked = Awaited<ReturnType<typeof insertRequests>>;

/** The rows of requests with their signers, and that they were sent. */
async function insertAsked(
  db: Work['db'],
  edition: EditionRow,
  { employeeIds, by, language, guardian }: Asking,
  now: Date,
): Promise<Asked> {
  const made = await insertRequests(
    db,
    employeeIds.map((employeeId) => ({
      id: newId(now.getTime()),
      group_id: edition.group_id,
      agreement_id: edition.agreement_id,
      edition_id: edition.id,
      employee_id: employeeId,
      state: 'WAITING' as const,
      language,
      sent_at: now,
      sent_by: by,
      // A day at UTC is at most a day off; the location’s own day decides when it ends.
      expires_on: lastDay(localDay(now, 'UTC'), edition.expires_days),
      ended_at: null,
      asked_at: now,
      reminded_at: null,
      remind_at: nextReminder({ askedAt: now, remindedAt: null, reminders: 0 }),
      sealed_key: null,
      sealed_sha256: null,
      seal_fingerprint: null,
      sealed_at: null,
    })),
  );
  await insertSignersOf(db, edition, { made, guardian }, now);
  await insertChanges(
    db,
    made.map(({ id, employee_id: employeeId }) => ({
      about: 'REQUEST',
      action: 'SENT',
      aboutId: id,
      groupId: edition.group_id,
      employeeId,
      by,
      at: now,
      detail: { edition_id: edition.id, number: edition.number },
    })),
  );
  return made;
}

/** A signer for each role, in the order of the version. */
async function insertSignersOf(
  db: Work['db'],
  edition: EditionRow,
  { made, guardian }: { readonly made: Asked; readonly guardian: Asking['guardian'] },
  now: Date,
): Promise<void> {
  await insertSigners(
    db,
    made.flatMap(({ id }) =>
      edition.signers.map((role, position) => ({
        id: newId(now.getTime()),
        group_id: edition.group_id,
        request_id: id,
        position,
        role,
        ...(role === 'GUARDIAN' ? guardian : {}),
        state: 'WAITING' as const,
        signed_by: null,
        signed_at: null,
        signed_name: null,
        strokes: json([]),
        entries: json({}),
        sha256: null,
        consent_version: null,
        consent_language: null,
        consent_text: null,
        ip: null,
        agent: null,
      })),
    ),
  );
}

/** Tells whoever signs next in many requests. Answers how many people were told. */
export async function tellTurns(
  work: Work<'system'>,
  rows: readonly RequestRow[],
  occasion: Occasion,
): Promise<number> {
  const signers = Map.groupBy(
    await findSigners(
      work.db,
      rows.map(({ id }) => id),
    ),
    (one) => one.request_id,
  );
  const turns = rows.flatMap((row) => {
    const signer = turnOf(signers.get(row.id) ?? []);
    return signer === undefined ? [] : [{ row, signer }];
  });
  let told = await tellEmployees(
    work,
    turns.filter(({ signer }) => signer.role === 'EMPLOYEE'),
    occasion,
  );
  for (const { row, signer } of turns)
    if (signer.role !== 'EMPLOYEE') told += await tellSigner(work, row, signer, occasion);
  return told;
}
