import { ensureStandardType, keepForCheck } from '@hearth/domains/documents/service';
import { LANGUAGES } from '@hearth/kit/constants';
import type { FieldRule } from '@hearth/kit/field-rule';
import { CONFLICT, failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { requireSameSender } from '@hearth/kit/sent-again';
import type { Work } from '@hearth/platform/module';
import type { UploadedAttachment } from '@hearth/domains/media/service';
import { ELIGIBILITY_CLOSED, ELIGIBILITY_INCOMPLETE, TOO_MUCH_EVIDENCE } from '../contract/failures.ts';
import { getRegime } from '../rules/all-regimes.ts';
import { findItem, kindOf } from '../rules/evidence.ts';
import { isReady } from '../rules/judge-decision.ts';
import { FILES_PER_ROUND } from '../rules/limits.ts';
import { eligibilityChanged } from './announce.ts';
import { loadPartsOf } from './facts.ts';
import { insertChange } from './queries/change.ts';
import { findEvidenceByKey, insertEvidence } from './queries/evidence.ts';
import { type CaseRow, caseRows, lockCase } from './queries/work-case.ts';
import { settleWaiting, tellWaiting } from './tell.ts';

interface Sent {
  readonly idempotency_key: string;
  readonly list: string;
  readonly item: string;
  readonly is_receipt: boolean;
  readonly valid_until: string;
}

const refuse = (field: string, rule: FieldRule) => {
  const { message } = ELIGIBILITY_INCOMPLETE;
  return failure(ELIGIBILITY_INCOMPLETE, { fields: [{ field, rule, message }] });
};

/**
 * Keeps what was shown for a case that its caller holds locked, once for each key: its file as a document of the person, in the class that
 * the law’s list says.
 */
export async function keepEvidence(
  work: Work<'system'>,
  row: CaseRow,
  of: {
    readonly sent: Sent;
    readonly file: UploadedAttachment | undefined;
    readonly by: 'EMPLOYEE' | 'MANAGER';
    readonly userId: string;
  },
): Promise<void> {
  const { db, clock } = work;
  const { sent, file, by, userId } = of;
  const known = requireSameSender(
    await findEvidenceByKey(db, row.group_id, sent.idempotency_key),
    (made) => ({ placeId: made.case_id, userId: made.sent_by }),
    { placeId: row.id, userId },
  );
  if (known !== undefined) return;
  const { terms, evidence } = await loadPartsOf(db, row);
  const item = findItem(terms, sent);
  if (item === undefined) throw refuse('item', 'known');
  if (item.form !== 'FILE') throw refuse('item', 'unused');
  if (file === undefined) throw refuse('file', 'required');
  if (sent.is_receipt && terms.receipts === null) throw refuse('is_receipt', 'unused');
  if (sent.valid_until !== '' && sent.valid_until < row.today) throw refuse('valid_until', 'too_small');
  if (evidence.length >= FILES_PER_ROUND) throw failure(TOO_MUCH_EVIDENCE);
  const starter = item.class === 'IDENTITY' ? 'proof_of_identity' : 'right_to_work';
  const language = LANGUAGES.find((one) => one === getRegime(row.regime).language) ?? 'en';
  const typeId = await ensureStandardType(work, { groupId: row.group_id, starter, language });
  const key = sent.idempotency_key;
  const kept = await keepForCheck(work, { employeeId: row.employee_id, typeId, key, file, by, userId });
  // The key names a document that was sent otherwise, maybe of another type, and accepted or removed since.
  if (!kept.isNew) throw failure(CONFLICT);
  const at = clock.now();
  await insertEvidence(db, {
    id: newId(at.getTime()),
    group_id: row.group_id,
    case_id: row.id,
    round: row.round,
    document_id: kept.id,
    list: sent.list,
    item: sent.item,
    is_receipt: sent.is_receipt,
    valid_until: sent.valid_until === '' || !item.follow_up ? null : sent.valid_until,
    sent_at: at,
    sent_by: userId,
    idempotency_key: key,
  });
  await insertChange(db, row, { action: 'SENT', by: userId, at });
  await settleParts(work, row);
}

/**
 * Opens a case to its employee: one that is with them or waits goes on, one that ends soon begins another round; anything else is closed.
 */
export async function openToEmployee(work: Work<'system'>, row: CaseRow): Promise<CaseRow> {
  if (row.state === 'NOT_NEEDED') throw failure(ELIGIBILITY_CLOSED);
  if (row.state !== 'CONFIRMED') return row;
  if (row.standing === 'CONFIRMED') throw failure(ELIGIBILITY_CLOSED);
  await caseRows.rewrite(work.db, row.id, { state: 'WITH_EMPLOYEE', round: row.round + 1, reason: '' });
  return lockCase(work.db, row.id, work.clock.now());
}

/** What follows from what is there now: managers are asked to check it once it is enough, and no longer once it isn’t. */
export async function settleParts(work: Work<'system'>, row: CaseRow): Promise<void> {
  const { db, clock } = work;
  const { terms, chosen, statement } = await loadPartsOf(db, row);
  const isEnough = isReady({ terms, kind: kindOf(row), evidence: chosen, isStated: statement !== undefined });
  const state = isEnough ? 'TO_CHECK' : 'WITH_EMPLOYEE';
  await caseRows.rewrite(db, row.id, { state });
  const now = await lockCase(db, row.id, clock.now());
  if (isEnough && row.state !== 'TO_CHECK') await tellWaiting(work, now);
  if (!isEnough && row.state === 'TO_CHECK') await settleWaiting(work, now);
  await work.emit(eligibilityChanged(now));
}
