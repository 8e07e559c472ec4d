import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Tx } from '@hearth/platform/database';
import type { BrandGrant } from '@hearth/kit/access';
import * as contract from '../../contract/endpoints.ts';
import { AGREEMENT_STALE } from '../../contract/failures.ts';
import type { Agreement } from '../../contract/schemas.ts';
import { getOwnAgreement, getUsableAgreement, type NamedAgreement, pathOf, throwNotFound } from '../access.ts';
import { agreementChanged } from '../announce.ts';
import { sendFile } from '../documents.ts';
import { presentAgreement, presentLine } from '../present.ts';
import {
  agreementRows,
  findAgreementLines,
  findEdition,
  findEditionIn,
  findEditions,
  findLastSending,
  insertEdition,
  lockAgreement,
} from '../queries/agreement.ts';
import { insertChanges } from '../queries/change.ts';
import { copyEdition, publish } from '../write-agreement.ts';

/** An agreement as whoever manages it reads it. */
export async function loadAgreement(db: Tx, grant: BrandGrant, row: NamedAgreement): Promise<Agreement> {
  const brandIds = [row.brand_id];
  const [line] = await findAgreementLines(db, grant, { brandIds, own: grant.brandId, id: row.id });
  if (line === undefined) return throwNotFound();
  return presentAgreement(presentLine(line, grant.brandId), {
    version: row.version,
    editions: await findEditions(db, row.id),
    sending: await findLastSending(db, row.id),
  });
}

export const listAgreements = implement(contract.listAgreements, async (_input, { db, grant }) => {
  const lines = await findAgreementLines(db, grant, { brandIds: await pathOf(db, grant), own: grant.brandId });
  return { agreements: lines.map((line) => presentLine(line, grant.brandId)) };
});

export const getAgreement = implement(contract.getAgreement, async ({ params }, { db, grant }) =>
  loadAgreement(db, grant, await getUsableAgreement(db, grant, params.agreement_id)),
);

export const getAgreementFile = implement(contract.getAgreementFile, async ({ params }, context) => {
  const { grant, actor } = context;
  const scope = { kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId } as const;
  const edition = await context.read(scope, async ({ db }) => {
    const agreement = await getUsableAgreement(db, grant, params.agreement_id);
    const found = await findEdition(db, params.edition_id);
    const isSeen = found?.state !== 'DRAFT' || agreement.brand_id === grant.brandId;
    return found?.agreement_id === agreement.id && isSeen ? found : throwNotFound();
  });
  return sendFile(context, { key: edition.file_key ?? throwNotFound(), name: edition.title });
});

/** Started by two at once, it is one. */
export const startDraft = implement(contract.startDraft, async ({ params }, { db, grant, actor, clock }) => {
  const row = await getOwnAgreement(db, grant, params.agreement_id);
  await lockAgreement(db, row.id);
  const at = clock.now();
  const current = await findEditionIn(db, row.id, 'CURRENT');
  if (current !== undefined && (await findEditionIn(db, row.id, 'DRAFT')) === undefined) {
    const draft = await insertEdition(db, copyEdition(current, at));
    const deed = { about: 'EDITION', action: 'CREATED', aboutId: draft.id, groupId: grant.groupId } as const;
    await insertChanges(db, [{ ...deed, by: actor.userId, at, detail: { number: draft.number } }]);
  }
  return loadAgreement(db, grant, row);
});

export const publishAgreement = implement(contract.publishAgreement, async ({ params, body }, work) => {
  const { db, grant, actor } = work;
  const row = await getOwnAgreement(db, grant, params.agreement_id);
  await lockAgreement(db, row.id);
  const draft = await findEditionIn(db, row.id, 'DRAFT');
  if (draft === undefined) throw failure(AGREEMENT_STALE);
  await inScope(db, SYSTEM, (system) =>
    publish({ ...work, db: system }, { row, draft, nodes: [...grant.nodes] }, { ...body, by: actor.userId }),
  );
  return loadAgreement(db, grant, await getOwnAgreement(db, grant, row.id));
});

export const archiveAgreement = implement(contract.archiveAgreement, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const row = await getOwnAgreement(db, grant, params.agreement_id);
  const at = clock.now();
  await agreementRows.replace(db, { id: row.id, version: body.version }, { archived_at: at });
  const deed = { about: 'AGREEMENT', action: 'ARCHIVED', aboutId: row.id, groupId: grant.groupId } as const;
  await insertChanges(db, [{ ...deed, by: actor.userId, at, detail: { title: row.title } }]);
  await work.emit(agreementChanged(row));
  return { archived: true as const };
});
