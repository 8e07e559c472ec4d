import { newId } from '@hearth/kit/id';
import { json, SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Work } from '@hearth/platform/module';
import type { PlacedField, RequestState, SignerRole } from '../contract/schemas.ts';
import { CONSENT_VERSION } from '../rules/limits.ts';
import { nextReminder } from '../rules/remind.ts';
import { type KeptDocument, replaceDocument, withDocument, writeDocument } from '../server/documents.ts';
import { sealRequest } from '../server/jobs/seal.ts';
import { findEditionsById, insertAgreement, insertEdition } from '../server/queries/agreement.ts';
import { insertChanges } from '../server/queries/change.ts';
import { insertRequests, insertSigners } from '../server/queries/request.ts';
import { signatureWords } from '../server/words.ts';

type Means = Pick<FreeWork, 'run' | 'files' | 'clock' | 'config'>;
type SeedPlace = { readonly groupId: string; readonly userId: string };

/** Somebody who was asked, and how far they are. */
export interface SeededRequest {
  readonly employeeId: string;
  readonly name: string;
  readonly agreement: 'handbook' | 'former handbook' | 'contract';
  readonly state: RequestState;
  /** Whether the employee has signed what waits for the employer. */
  readonly isHalfSigned?: boolean;
  readonly reason?: string;
}

const DAY_MS = 86_400_000;

interface SeededEdition {
  readonly number: number;
  readonly state: 'CURRENT' | 'FORMER';
  readonly text: string;
  readonly title: string;
  readonly summary: string;
  readonly signers: readonly SignerRole[];
  readonly fields: readonly PlacedField[];
}

const HANDBOOK = 'Employee handbook';
const RULES =
  'Be ready in uniform when your shift starts.\n\nCall the duty manager before your shift if you’re ill.\n\nAllergens: never guess. Ask the kitchen.\n\nTips are shared by everyone on the shift.';

const handbook = (number: number, state: 'CURRENT' | 'FORMER'): SeededEdition => ({
  number,
  state,
  title: HANDBOOK,
  text: number === 1 ? RULES : `${RULES}\n\nPhones stay in the locker during service.`,
  summary: 'Be on time, say when you can’t come, ask about allergens, and share the tips.',
  signers: ['EMPLOYEE'],
  fields: [],
});

const field = (role: SignerRole, kind: PlacedField['kind'], x: number, y: number): PlacedField => ({
  id: newId(),
  kind,
  role,
  page: 1,
  x,
  y,
  width: kind === 'DATE' ? 2000 : 3200,
  height: kind === 'DATE' ? 300 : 600,
  label: '',
  required: true,
});

const contract = (): SeededEdition => ({
  number: 1,
  state: 'CURRENT',
  title: 'Employment contract',
  text: 'You work for us from your first day on, for the position, pay and hours of your offer letter.\n\nThe trial period is one month. Both sides can end the contract with the notice that the law gives.\n\nYou get your schedule at least two weeks ahead.',
  summary: 'Your offer letter says what you earn. The first month is a trial for both of us.',
  signers: ['EMPLOYEE', 'MANAGER'],
  fields: [
    field('EMPLOYEE', 'SIGNATURE', 900, 6800),
    field('EMPLOYEE', 'DATE', 900, 7600),
    field('MANAGER', 'SIGNATURE', 5400, 6800),
    field('MANAGER', 'DATE', 5400, 7600),
  ],
});

/** An agreement of a group with its versions. */
async function seedAgreement(means: Means, at: SeedPlace, editions: readonly SeededEdition[]): Promise<string[]> {
  const { groupId, userId } = at;
  const now = means.clock.now();
  const agreementId = newId(now.getTime());
  const title = editions.at(-1)?.title ?? '';
  await means.run(SYSTEM, async ({ db }) => {
    await insertAgreement(db, {
      id: agreementId,
      group_id: groupId,
      brand_id: groupId,
      title,
      created_at: now,
      created_by: userId,
      changed_at: now,
      archived_at: null,
      idempotency_key: newId(),
    });
  });
  const ids: string[] = [];
  for (const edition of editions) {
    const keep = (kept: KeptDocument | undefined) =>
      means.run(SYSTEM, (work) => keepEdition(work, { ...at, agreementId, edition, kept, now }));
    ids.push(await withDocument(means, groupId, await writeDocument(edition.title, edition.text), keep));
  }
  return ids;
}

async function keepEdition(
  work: Work<'system'>,
  of: SeedPlace & {
    readonly agreementId: string;
    readonly edition: SeededEdition;
    readonly kept: KeptDocument | undefined;
    readonly now: Date;
  },
): Promise<string> {
  const { groupId, userId, agreementId, edition, kept, now } = of;
  const at = new Date(now.getTime() - (edition.state === 'CURRENT' ? 20 : 200) * DAY_MS);
  await replaceDocument(work, kept, null);
  const { id } = await insertEdition(work.db, {
    id: newId(at.getTime()),
    group_id: groupId,
    agreement_id: agreementId,
    number: edition.number,
    state: edition.state,
    source: 'TEXT',
    title: edition.title,
    text: edition.text,
    summary: edition.summary,
    signers: [...edition.signers],
    fields: json(edition.fields),
    expires_days: null,
    file_key: kept?.file_key ?? null,
    sha256: kept?.sha256 ?? null,
    pages: json(kept?.pages ?? []),
    created_at: at,
    published_at: at,
    published_by: userId,
  });
  await insertChanges(work.db, [
    {
      about: 'EDITION',
      action: 'PUBLISHED',
      aboutId: id,
      groupId,
      by: userId,
      at,
      detail: { number: edition.number, sha256: kept?.sha256 },
    },
  ]);
  return id;
}

interface Target {
  readonly editionId: string;
  readonly edition: SeededEdition;
  readonly sha256: string;
  readonly agreementId: string;
}

/** A request with its signers, as far as the story says. */
async function seedRequest(work: Work<'system'>, at: SeedPlace, target: Target, one: SeededRequest): Promise<string> {
  const { db, clock } = work;
  const now = clock.now();
  const sentAt = new Date(now.getTime() - (one.state === 'WAITING' ? 2 : 12) * DAY_MS);
  const signedAt = new Date(sentAt.getTime() + DAY_MS);
  const isOver = one.state !== 'WAITING';
  const id = newId(sentAt.getTime());
  await insertRequests(db, [
    {
      id,
      group_id: at.groupId,
      agreement_id: target.agreementId,
      edition_id: target.editionId,
      employee_id: one.employeeId,
      state: one.state,
      language: 'en',
      sent_at: sentAt,
      sent_by: at.userId,
      expires_on: one.state === 'EXPIRED' ? new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10) : null,
      ended_at: isOver ? new Date(signedAt.getTime() + DAY_MS) : null,
      reason: one.reason ?? '',
      asked_at: sentAt,
      reminded_at: null,
      remind_at: isOver ? null : nextReminder({ askedAt: now, remindedAt: null, reminders: 0 }),
      sealed_key: null,
      sealed_sha256: null,
      seal_fingerprint: null,
      sealed_at: null,
    },
  ]);
  await insertSigners(
    db,
    target.edition.signers.map((role, position) => {
      const isSigned = one.state === 'SIGNED' || (one.isHalfSigned === true && role === 'EMPLOYEE');
      const isDeclined = one.state === 'DECLINED' && position === 0;
      return {
        id: newId(sentAt.getTime()),
        group_id: at.groupId,
        request_id: id,
        position,
        role,
        state: isSigned ? ('SIGNED' as const) : isDeclined ? ('DECLINED' as const) : ('WAITING' as const),
        signed_by: isSigned && role === 'MANAGER' ? at.userId : null,
        signed_at: isSigned || isDeclined ? signedAt : null,
        signed_name: isSigned ? (role === 'MANAGER' ? 'Leonor Pacheco' : one.name) : null,
        strokes: json([]),
        entries: json({}),
        sha256: isSigned ? target.sha256 : null,
        consent_version: isSigned ? CONSENT_VERSION : null,
        consent_language: isSigned ? 'en' : null,
        consent_text: isSigned ? signatureWords('en').consent : null,
        ip: isSigned ? '192.0.2.17' : null,
        agent: isSigned ? 'Demonstration' : null,
      };
    }),
  );
  const deed = { about: 'REQUEST', aboutId: id, groupId: at.groupId, employeeId: one.employeeId } as const;
  await insertChanges(db, [{ ...deed, action: 'SENT', by: at.userId, at: sentAt }]);
  return id;
}

/** Two agreements of a group and people at every state; nobody is told. The first contract that everybody signed is sealed. */
export async function seedSignatures(
  means: FreeWork,
  at: SeedPlace,
  requests: readonly SeededRequest[],
): Promise<void> {
  const [former, current, agreed] = [handbook(1, 'FORMER'), handbook(2, 'CURRENT'), contract()];
  const [formerId = '', currentId = ''] = await seedAgreement(means, at, [former, current]);
  const [contractId = ''] = await seedAgreement(means, at, [agreed]);
  const editions = { 'former handbook': former, handbook: current, contract: agreed };
  const ids = { 'former handbook': formerId, handbook: currentId, contract: contractId };
  const sealed = await means.run(SYSTEM, async (work) => {
    const known = await findHashes(work, Object.values(ids));
    let first: string | undefined;
    for (const one of requests) {
      const editionId = ids[one.agreement];
      const { sha256 = '', agreementId = '' } = known.get(editionId) ?? {};
      const id = await seedRequest(work, at, { editionId, edition: editions[one.agreement], sha256, agreementId }, one);
      if (one.agreement === 'contract' && one.state === 'SIGNED') first ??= id;
    }
    return first;
  });
  if (sealed !== undefined) await sealRequest(means, sealed);
}

async function findHashes(work: Work<'system'>, ids: readonly string[]) {
  const rows = await findEditionsById(work.db, ids);
  return new Map(rows.map((row) => [row.id, { sha256: row.sha256 ?? '', agreementId: row.agreement_id }]));
}
