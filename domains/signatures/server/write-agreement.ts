import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { Insertable } from 'kysely';
import { AGREEMENT_EMPTY, AGREEMENT_FIELDS_WRONG } from '../contract/failures.ts';
import type { DraftContent } from '../contract/schemas.ts';
import { areSigners, findFieldProblems } from '../rules/place-fields.ts';
import { agreementChanged } from './announce.ts';
import type { NamedAgreement } from './access.ts';
import { SEND } from './jobs/seal-job.ts';
import { agreementRows, editionRows, type EditionRow, findEditionIn, insertSending } from './queries/agreement.ts';
import { insertChanges } from './queries/change.ts';
import { replaceWaiting } from './queries/request.ts';
import { settleManagers } from './tell.ts';
import type { EditionTable, SendingTable } from './queries/tables.ts';

/** Refuses signers and fields that make no sense; without a document any page is possible. */
export function requireContent(
  { signers, fields }: Pick<DraftContent, 'signers' | 'fields'>,
  pages: number | undefined,
): void {
  const wrong = [
    ...(areSigners(signers) ? [] : ['signers']),
    ...findFieldProblems(fields, { pages: pages ?? Number.POSITIVE_INFINITY, signers }).map(
      ({ index, field }) => `fields.${index}.${field}`,
    ),
  ];
  if (wrong.length === 0) return;
  const { message } = AGREEMENT_FIELDS_WRONG;
  throw failure(AGREEMENT_FIELDS_WRONG, { fields: wrong.map((field) => ({ field, rule: 'valid', message })) });
}

/** The next version, as a copy of the current one. */
export function copyEdition(current: EditionRow, at: Date): Insertable<EditionTable> {
  const { group_id, agreement_id, source, title, text, summary, signers, expires_days, file_key, sha256 } = current;
  return {
    id: newId(at.getTime()),
    group_id,
    agreement_id,
    number: current.number + 1,
    state: 'DRAFT',
    source,
    title,
    text,
    summary,
    signers,
    fields: json(current.fields),
    expires_days,
    file_key,
    sha256,
    pages: json(current.pages),
    created_at: at,
    published_at: null,
    published_by: null,
  };
}

export interface Publishing {
  readonly version: number;
  readonly ask_signers_again: boolean;
  readonly language: string;
  readonly idempotency_key: string;
  readonly by: string;
}

/**
 * Makes a draft the current version. What waits for signatures of the former is replaced, and its people are asked anew by a job; so are
 * those who had signed, if the author says so. The caller holds the agreement locked.
 */
export async function publish(
  work: Work<'system'>,
  {
    row,
    draft,
    nodes,
  }: { readonly row: NamedAgreement; readonly draft: EditionRow; readonly nodes: readonly string[] },
  how: Publishing,
): Promise<void> {
  const { db, clock } = work;
  if (draft.file_key === null) throw failure(AGREEMENT_EMPTY);
  requireContent({ signers: draft.signers, fields: [...draft.fields] }, draft.pages.length);
  const at = clock.now();
  const former = await findEditionIn(db, row.id, 'CURRENT');
  if (former !== undefined) await editionRows.rewrite(db, former.id, { state: 'FORMER' });
  await editionRows.replace(
    db,
    { id: draft.id, version: how.version },
    { state: 'CURRENT', published_at: at, published_by: how.by },
  );
  await agreementRows.rewrite(db, row.id, { title: draft.title, changed_at: at });
  const replaced = await replaceWaiting(db, row.id, draft.id, at);
  for (const one of replaced) await settleManagers(work, one);
  const deed = { groupId: row.group_id, by: how.by, at } as const;
  await insertChanges(db, [
    {
      ...deed,
      about: 'EDITION',
      action: 'PUBLISHED',
      aboutId: draft.id,
      detail: { number: draft.number, sha256: draft.sha256, asked_again: how.ask_signers_again },
    },
    ...replaced.map(({ id, employee_id: employeeId }) => ({
      ...deed,
      about: 'REQUEST' as const,
      action: 'REPLACED' as const,
      aboutId: id,
      employeeId,
    })),
  ]);
  const isAnew = former !== undefined && (how.ask_signers_again || replaced.length > 0);
  if (isAnew) await sendAnew(work, { row, draft, nodes, at }, how);
  await work.emit(agreementChanged(row));
}

/** A guardian is named person by person: those who need one are asked by hand. */
async function sendAnew(
  work: Work<'system'>,
  {
    row,
    draft,
    nodes,
    at,
  }: { readonly row: NamedAgreement; readonly draft: EditionRow; readonly nodes: readonly string[]; readonly at: Date },
  how: Publishing,
): Promise<void> {
  if (draft.signers.includes('GUARDIAN')) return;
  const sending: Insertable<SendingTable> = {
    id: newId(at.getTime()),
    group_id: row.group_id,
    agreement_id: row.id,
    edition_id: draft.id,
    kind: how.ask_signers_again ? 'SIGNED_BEFORE' : 'REPLACED',
    place_id: row.brand_id,
    nodes: [...nodes],
    codes: null,
    position_id: null,
    state: 'WAITING',
    language: how.language,
    asked_at: at,
    asked_by: how.by,
    ended_at: null,
    idempotency_key: how.idempotency_key,
  };
  if (await insertSending(work.db, sending)) await work.enqueue(SEND, { sending_id: sending.id }, { key: sending.id });
}
