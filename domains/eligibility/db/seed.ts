import { makeSetting } from '@hearth/domains/core/factory';
import { ensureStandardType, fileDocument } from '@hearth/domains/documents/service';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { CaseState, CheckMethod, StatementContent } from '../contract/schemas.ts';
import { getRegime, regimeOf, termsOn } from '../rules/all-regimes.ts';
import { deadlinesOf } from '../rules/deadlines.ts';
import { findItem } from '../rules/evidence.ts';
import { ELIGIBILITY } from '../rules/settings.ts';
import { insertChange } from '../server/queries/change.ts';
import { insertEvidence, insertStatement } from '../server/queries/evidence.ts';
import { type CaseRow, findSubject, insertCase, lockCase } from '../server/queries/work-case.ts';
import { sealStatement } from '../server/statements.ts';

/** A case of the demonstration. */
export interface SeededCase {
  readonly employeeId: string;
  readonly state: CaseState;
  readonly validUntil?: string;
  readonly method?: CheckMethod;
  readonly reason?: string;
  readonly said?: Partial<StatementContent>;
  /** What was shown, with the file where there is one. */
  readonly shown?: readonly { readonly list: string; readonly item: string; readonly attachmentId?: string }[];
}

/** A group that asks its new hires, and cases at every state, by the law of each location; nobody is told. */
export async function seedWorkCases(
  work: Work<'system'>,
  { groupId, ...by }: { readonly groupId: string; readonly userId: string; readonly name: string },
  cases: readonly SeededCase[],
): Promise<void> {
  const chosen = { userId: by.userId, at: work.clock.now() };
  await makeSetting(work.db, groupId, ELIGIBILITY, { ...ELIGIBILITY.fallback, asks: 'NEW_HIRES' }, chosen);
  for (const one of cases) await seedCase(work, by, one);
}

async function seedCase(
  work: Work<'system'>,
  by: { readonly userId: string; readonly name: string },
  one: SeededCase,
): Promise<void> {
  const { db, clock } = work;
  const now = clock.now();
  const subject = await findSubject(db, one.employeeId, now);
  const regime = regimeOf(subject?.country ?? null);
  if (subject === undefined || regime === undefined) return;
  const id = newId(now.getTime());
  const isDecided = one.state === 'CONFIRMED' || one.validUntil !== undefined;
  const { hire_date: startsOn, today } = subject;
  await insertCase(db, {
    id,
    group_id: subject.group_id,
    employee_id: one.employeeId,
    regime: regime.code,
    state: one.state,
    round: one.validUntil !== undefined && one.state !== 'CONFIRMED' ? 2 : 1,
    starts_on: startsOn,
    ...deadlinesOf(termsOn(regime, startsOn), { startsOn, begunOn: today }, ELIGIBILITY.fallback),
    valid_until: one.validUntil ?? null,
    is_receipt: false,
    method: isDecided ? (one.method ?? 'IN_PERSON') : null,
    checked_on: isDecided ? today : null,
    reason: one.reason ?? '',
    started_at: now,
    confirmed_at: isDecided ? now : null,
    reminded_at: null,
  });
  const row = await lockCase(db, id, now);
  await insertChange(db, row, { action: 'STARTED', by: by.userId, at: now });
  await seedParts(work, row, { one, by });
  if (one.state !== 'CONFIRMED' && one.state !== 'NOT_NEEDED') return;
  const detail = { round: 1, method: one.method ?? null, signed_name: by.name, valid_until: one.validUntil ?? null };
  await insertChange(db, row, {
    action: one.state,
    by: by.userId,
    at: now,
    detail: { ...detail, reason: one.reason ?? '' },
  });
}

async function seedParts(
  work: Work<'system'>,
  row: CaseRow,
  { one, by }: { readonly one: SeededCase; readonly by: { readonly userId: string } },
): Promise<void> {
  const { db, clock } = work;
  const at = clock.now();
  const base = { group_id: row.group_id, case_id: row.id, round: row.round };
  if (one.said !== undefined) {
    const id = newId(at.getTime());
    const said = { status: null, authorised_until: null, code: '', ...one.said };
    const answers = sealStatement(db, id, said);
    await insertStatement(db, {
      ...base,
      id,
      answers,
      signed_name: row.employee_name,
      on_paper: false,
      at,
      by_user_id: row.user_id ?? by.userId,
    });
    await insertChange(db, row, { action: 'STATED', by: row.user_id ?? by.userId, at });
  }
  for (const { list, item, attachmentId } of one.shown ?? []) {
    const isIdentity = findItem(termsOn(getRegime(row.regime), row.starts_on), { list, item })?.class === 'IDENTITY';
    const starter = isIdentity ? 'proof_of_identity' : 'right_to_work';
    const typeId = await ensureStandardType(work, { groupId: row.group_id, starter, language: 'en' });
    const documentId =
      attachmentId === undefined
        ? null
        : await fileDocument(work, {
            employeeId: row.employee_id,
            typeId,
            attachmentId,
            validUntil: null,
            sentBy: row.user_id,
            // Whoever decides on the case decides on what was shown.
            approvedBy: row.state === 'CONFIRMED' ? by.userId : null,
          });
    await insertEvidence(db, {
      ...base,
      id: newId(at.getTime()),
      document_id: documentId,
      list,
      item,
      is_receipt: false,
      valid_until: one.validUntil ?? null,
      sent_at: at,
      sent_by: row.user_id ?? by.userId,
      idempotency_key: newId(at.getTime()),
    });
  }
}
