import { findHouse } from '@hearth/domains/core/service';
import { findNames } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import type { Tx } from '@hearth/platform/database';
import type { Agreement, Edition, ListedAgreement, OwnRequest, Signer, SignRequest } from '../contract/schemas.ts';
import { CONSENT_VERSION } from '../rules/limits.ts';
import { inReadingOrder } from '../rules/place-fields.ts';
import { turnOf } from '../rules/request-state.ts';
import { findLeftToOthers, type OwnPart } from './access.ts';
import type { AgreementLine, EditionRow, SendingRow } from './queries/agreement.ts';
import type { RequestRow, SignerRow } from './queries/request.ts';
import { getEdition } from './sign.ts';
import { signatureWords } from './words.ts';

export function presentEdition(row: EditionRow): Edition {
  const { id, number, state, source, title, text, summary, signers, fields, sha256, pages, version } = row;
  return {
    id,
    number,
    state,
    source,
    title,
    text,
    summary,
    signers,
    fields: [...fields],
    expires_days: row.expires_days,
    sha256,
    pages: pages.map(({ width, height }) => ({ width, height })),
    published_at: row.published_at?.toISOString() ?? null,
    version,
  };
}

export function presentLine(row: AgreementLine, ownBrandId: string): ListedAgreement {
  const { id, title, number, signed, waiting, people, has_draft } = row;
  return {
    id,
    title,
    brand: { id: row.brand_id, name: row.brand_name },
    is_own: row.brand_id === ownBrandId,
    number,
    has_draft,
    published_at: row.published_at?.toISOString() ?? null,
    signed,
    waiting,
    missing: number === null ? 0 : Math.max(0, people - signed - waiting),
  };
}

export function presentAgreement(
  line: ListedAgreement,
  of: {
    readonly version: number;
    readonly editions: readonly EditionRow[];
    readonly sending: SendingRow | undefined;
  },
): Agreement {
  const { sending } = of;
  return {
    ...line,
    version: of.version,
    // A draft is seen where it is written alone.
    editions: of.editions.filter(({ state }) => line.is_own || state !== 'DRAFT').map(presentEdition),
    sending:
      sending === undefined
        ? null
        : { asked_at: sending.asked_at.toISOString(), state: sending.state, sent: sending.sent },
  };
}

/** The name of a signer: who signed, else who is to. */
function nameOf(row: RequestRow, signer: SignerRow, names: ReadonlyMap<string, string>): string | null {
  if (signer.role === 'EMPLOYEE') return row.employee_name;
  if (signer.role === 'GUARDIAN') return signer.name;
  return signer.signed_by === null ? null : (names.get(signer.signed_by) ?? signer.signed_name);
}

export function presentSigners(
  row: RequestRow,
  signers: readonly SignerRow[],
  names: ReadonlyMap<string, string>,
): Signer[] {
  const turn = row.state === 'WAITING' ? turnOf(signers) : undefined;
  return signers.map((one) => ({
    id: one.id,
    role: one.role,
    name: nameOf(row, one, names),
    state: one.state,
    is_turn: turn?.id === one.id,
    signed_at: one.signed_at?.toISOString() ?? null,
  }));
}

/** Requests for those who manage them. */
export async function presentRequests(
  tx: Tx,
  rows: readonly RequestRow[],
  signers: readonly SignerRow[],
  by: { readonly userId: string; readonly now: Date; readonly maySign: boolean },
): Promise<SignRequest[]> {
  const leftToOthers = by.maySign ? await findLeftToOthers(tx, rows, by) : new Set();
  const names = await findNames(
    tx,
    signers.flatMap(({ signed_by: id }) => id ?? []),
  );
  return rows.map((row) => {
    const own = signers.filter(({ request_id: id }) => id === row.id);
    return {
      id: row.id,
      agreement_id: row.agreement_id,
      title: row.title,
      number: row.number,
      employee_id: row.employee_id,
      employee_name: row.employee_name,
      state: row.state,
      signers: presentSigners(row, own, names),
      sent_at: row.sent_at.toISOString(),
      expires_on: row.expires_on,
      ended_at: row.ended_at?.toISOString() ?? null,
      reason: row.reason,
      reminded_at: row.reminded_at?.toISOString() ?? null,
      is_sealed: row.sealed_key !== null,
      can_sign: row.state === 'WAITING' && by.maySign && !leftToOthers.has(row.id) && turnOf(own)?.role === 'MANAGER',
    };
  });
}

/** A request as its signer reads it; the fields are theirs, in the order in which they are read. */
export async function presentOwn(tx: Tx, { row, signers, own }: OwnPart, language: Language): Promise<OwnRequest> {
  const edition = await getEdition(tx, row);
  const names = await findNames(
    tx,
    signers.flatMap(({ signed_by: id }) => id ?? []),
  );
  const isOver = row.state !== 'WAITING' || own.state !== 'WAITING';
  return {
    id: row.id,
    title: edition.title,
    number: edition.number,
    employer_name: row.group_name,
    house: await findHouse(tx, row.location_id),
    employee_name: row.employee_name,
    state: row.state,
    reason: row.reason,
    role: own.role,
    signer_version: own.version,
    turn: isOver ? 'OVER' : turnOf(signers)?.id === own.id ? 'YOURS' : 'OTHERS',
    signers: presentSigners(row, signers, names),
    source: edition.source,
    text: edition.text,
    summary: edition.summary,
    pages: edition.pages.map(({ width, height }) => ({ width, height })),
    fields: inReadingOrder(edition.fields, own.role),
    sha256: edition.sha256 ?? '',
    consent: { version: CONSENT_VERSION, language, text: signatureWords(language).consent },
    expires_on: row.expires_on,
    sent_at: row.sent_at.toISOString(),
    signed_at: own.signed_at?.toISOString() ?? null,
    is_sealed: row.sealed_key !== null,
  };
}
