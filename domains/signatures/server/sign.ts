import { failure } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { json } from '@hearth/platform/database';
import type { RequestFacts, Work } from '@hearth/platform/module';
import {
  CONSENT_CHANGED,
  NOT_YOUR_TURN,
  OTHER_DOCUMENT,
  REQUEST_CLOSED,
  REQUEST_REPLACED,
  SIGN_REASON_MISSING,
  SIGNATURE_INCOMPLETE,
} from '../contract/failures.ts';
import type { Signing } from '../contract/schemas.ts';
import { findSigningProblems } from '../rules/check-signing.ts';
import { CONSENT_VERSION } from '../rules/limits.ts';
import { nextReminder } from '../rules/remind.ts';
import { refusalOf, stateOf, turnOf } from '../rules/request-state.ts';
import type { OwnPart } from './access.ts';
import { requestChanged } from './announce.ts';
import { SEAL } from './jobs/seal-job.ts';
import { type EditionRow, findEdition } from './queries/agreement.ts';
import { type Deed, insertChanges } from './queries/change.ts';
import { findRequest, findSigners, requestRows, type RequestRow, signerRows } from './queries/request.ts';
import { settleManagers, tellEnded, tellSigner } from './tell.ts';
import { signatureWords } from './words.ts';

/** Who signs: an account, or the holder of a link. */
export interface Doer {
  readonly userId: string | null;
  readonly request: Pick<RequestFacts, 'ip' | 'userAgent'>;
}

const LONGEST_AGENT = 300;

/** The version of a request. */
export async function getEdition(tx: Work['db'], row: Pick<RequestRow, 'edition_id'>): Promise<EditionRow> {
  const edition = await findEdition(tx, row.edition_id);
  if (edition === undefined) throw new Error('The version of a request is gone.');
  return edition;
}

/** A deed on a request, for the history. */
export function deedOf(row: RequestRow, action: Deed['action'], more: Pick<Deed, 'by' | 'at' | 'detail'>): Deed {
  return { about: 'REQUEST', action, aboutId: row.id, groupId: row.group_id, employeeId: row.employee_id, ...more };
}

/** Refuses whoever can’t sign now, or read another state than the one that is. */
function requireTurn({ row, signers, own }: OwnPart, version: number, now: Date): void {
  // Its last day is that of the location; the job that ends it comes later.
  if (row.expires_on !== null && row.expires_on < localDay(now, row.time_zone)) throw failure(REQUEST_CLOSED);
  const refusal = refusalOf(row.state, signers, own.id);
  if (refusal === 'REPLACED') throw failure(REQUEST_REPLACED);
  if (refusal === 'CLOSED' || own.version !== version) throw failure(REQUEST_CLOSED);
  if (refusal === 'NOT_YOUR_TURN') throw failure(NOT_YOUR_TURN);
}

/** Takes a signature, of exactly the document and the consent that were read. The caller holds the request locked. */
export async function signPart(work: Work<'system'>, part: OwnPart, sent: Signing, by: Doer): Promise<RequestRow> {
  const { db, clock } = work;
  const { row, own } = part;
  requireTurn(part, sent.signer_version, clock.now());
  const edition = await getEdition(db, row);
  if (sent.sha256 !== edition.sha256) throw failure(OTHER_DOCUMENT);
  if (sent.consent_version !== CONSENT_VERSION) throw failure(CONSENT_CHANGED);
  const problems = findSigningProblems(
    edition.fields.filter(({ role }) => role === own.role),
    sent,
  );
  if (problems.length > 0)
    throw failure(SIGNATURE_INCOMPLETE, {
      fields: problems.map((field) => ({ field, rule: 'required', message: SIGNATURE_INCOMPLETE.message })),
    });
  const at = clock.now();
  await signerRows.replace(
    db,
    { id: own.id, version: sent.signer_version },
    {
      state: 'SIGNED',
      signed_by: by.userId,
      signed_at: at,
      signed_name: sent.name,
      strokes: json(sent.strokes),
      entries: json(Object.fromEntries(sent.values.map(({ field_id: id, value }) => [id, value]))),
      sha256: edition.sha256,
      consent_version: CONSENT_VERSION,
      consent_language: sent.language,
      consent_text: signatureWords(sent.language).consent,
      ip: by.request.ip,
      agent: by.request.userAgent.slice(0, LONGEST_AGENT),
    },
  );
  const detail = {
    signer_id: own.id,
    role: own.role,
    name: sent.name,
    sha256: edition.sha256,
    consent: CONSENT_VERSION,
  };
  await insertChanges(db, [deedOf(row, 'SIGNED', { by: by.userId, at, detail })]);
  return advance(work, row, by.userId);
}

/** Says no, with a reason; the request ends for everybody. */
export async function declinePart(
  work: Work<'system'>,
  part: OwnPart,
  { reason, signer_version: version }: { readonly reason: string; readonly signer_version: number },
  by: Doer,
): Promise<RequestRow> {
  const { db, clock } = work;
  const { row, own } = part;
  requireTurn(part, version, clock.now());
  if (reason === '') throw failure(SIGN_REASON_MISSING);
  const at = clock.now();
  await signerRows.replace(
    db,
    { id: own.id, version },
    {
      state: 'DECLINED',
      signed_by: by.userId,
      signed_at: at,
      ip: by.request.ip,
      agent: by.request.userAgent.slice(0, LONGEST_AGENT),
    },
  );
  await requestRows.rewrite(db, row.id, { reason });
  await insertChanges(db, [deedOf(row, 'DECLINED', { by: by.userId, at, detail: { role: own.role, reason } })]);
  return advance(work, row, by.userId);
}

/** After a signer did something: ends the request, or tells whoever is next; the seal comes after it in a job. */
async function advance(work: Work<'system'>, before: RequestRow, by: string | null): Promise<RequestRow> {
  const { db, clock } = work;
  const now = clock.now();
  const signers = await findSigners(db, [before.id]);
  const state = stateOf(before.state, signers);
  const isOver = state !== 'WAITING';
  await requestRows.rewrite(
    db,
    before.id,
    isOver
      ? { state, ended_at: now, remind_at: null }
      : {
          asked_at: now,
          reminded_at: null,
          reminders: 0,
          remind_at: nextReminder({ askedAt: now, remindedAt: null, reminders: 0 }),
        },
  );
  const row = (await findRequest(db, before.id)) ?? before;
  await settleManagers(work, row);
  const next = isOver ? undefined : turnOf(signers);
  if (next !== undefined) await tellSigner(work, row, next, 'ask');
  if (state === 'SIGNED') await work.enqueue(SEAL, { group_id: row.group_id }, { key: row.group_id });
  if (isOver) await tellEnded(work, row, { how: state === 'SIGNED' ? 'signed' : 'declined', by });
  await work.emit(requestChanged(row));
  return row;
}

/** Ends a request that waits, with a reason. The caller holds it locked. */
export async function voidRequest(
  work: Work<'system'>,
  before: RequestRow,
  { reason, by }: { readonly reason: string; readonly by: string },
): Promise<RequestRow> {
  const { db, clock } = work;
  if (before.state !== 'WAITING') throw failure(REQUEST_CLOSED);
  if (reason === '') throw failure(SIGN_REASON_MISSING);
  const at = clock.now();
  await requestRows.rewrite(db, before.id, { state: 'VOIDED', ended_at: at, reason, remind_at: null });
  await insertChanges(db, [deedOf(before, 'VOIDED', { by, at, detail: { reason } })]);
  const row = (await findRequest(db, before.id)) ?? before;
  await settleManagers(work, row);
  await tellEnded(work, row, { how: 'voided', by });
  await work.emit(requestChanged(row));
  return row;
}
