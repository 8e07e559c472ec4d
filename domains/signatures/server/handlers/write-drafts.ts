import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { requireSameSender } from '@hearth/kit/sent-again';
import { json } from '@hearth/platform/database';
import { implement, type Context } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { AGREEMENT_STALE, TOO_MANY_AGREEMENTS } from '../../contract/failures.ts';
import { AGREEMENTS_PER_BRAND } from '../../rules/limits.ts';
import { getOwnAgreement } from '../access.ts';
import { agreementChanged } from '../announce.ts';
import { type KeptDocument, readSent, replaceDocument, withDocument, writeDocument } from '../documents.ts';
import {
  countAgreements,
  editionRows,
  findAgreementByKey,
  findEditionIn,
  findOwnFile,
  insertAgreement,
  insertEdition,
  lockAgreement,
} from '../queries/agreement.ts';
import { insertChanges } from '../queries/change.ts';
import { requireContent } from '../write-agreement.ts';
import { loadAgreement } from './agreements.ts';

type OwnContext = Context<'brand', 'inOwn'>;

const scopeOf = ({ grant, actor }: OwnContext) =>
  ({ kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId }) as const;

/** Sent twice under one key, it is created once. A text is a PDF before it is kept. */
export const createAgreement = implement(contract.createAgreement, async ({ body }, context) => {
  const { grant, actor, clock } = context;
  const { groupId, brandId } = grant;
  const { idempotency_key: key, source, title, text, summary, signers, fields, expires_days: days } = body;
  const isText = source === 'TEXT' && text !== '';
  requireContent(body, undefined);
  const document = isText ? await writeDocument(title, text) : undefined;
  const keep = (kept: KeptDocument | undefined) =>
    context.run(scopeOf(context), async (work) => {
      const { db } = work;
      const count = await countAgreements(db, brandId);
      const made = await findAgreementByKey(db, groupId, key);
      const before = requireSameSender(made, ({ origin }) => origin, { placeId: brandId, userId: actor.userId });
      if (before !== undefined) return loadAgreement(db, grant, await getOwnAgreement(db, grant, before.id));
      if (count >= AGREEMENTS_PER_BRAND) throw failure(TOO_MANY_AGREEMENTS);
      const at = clock.now();
      const row = await insertAgreement(db, {
        id: newId(at.getTime()),
        group_id: groupId,
        brand_id: brandId,
        title,
        created_at: at,
        created_by: actor.userId,
        changed_at: at,
        archived_at: null,
        idempotency_key: key,
      });
      await replaceDocument(work, kept, null);
      requireContent(body, kept?.pages.length);
      await insertEdition(db, {
        id: newId(at.getTime()),
        group_id: groupId,
        agreement_id: row.id,
        number: 1,
        state: 'DRAFT',
        source,
        title,
        text: source === 'TEXT' ? text : '',
        summary,
        signers,
        fields: json(fields),
        expires_days: days,
        file_key: kept?.file_key ?? null,
        sha256: kept?.sha256 ?? null,
        pages: json(kept?.pages ?? []),
        created_at: at,
        published_at: null,
        published_by: null,
      });
      const deed = { about: 'AGREEMENT', action: 'CREATED', aboutId: row.id, groupId, by: actor.userId, at } as const;
      await insertChanges(db, [{ ...deed, detail: { title, source } }]);
      await work.emit(agreementChanged(row));
      return loadAgreement(db, grant, await getOwnAgreement(db, grant, row.id));
    });
  return withDocument(context, groupId, document, keep);
});

/** The draft in the version that its writer read. */
async function readDraft(context: OwnContext, agreementId: string, version: number) {
  return context.read(scopeOf(context), async ({ db }) => {
    const row = await getOwnAgreement(db, context.grant, agreementId);
    const draft = await findEditionIn(db, row.id, 'DRAFT');
    if (draft === undefined || draft.version !== version) throw failure(AGREEMENT_STALE);
    return { row, draft };
  });
}

export const putDraft = implement(contract.putDraft, async ({ params, body }, context) => {
  const { grant, actor, clock } = context;
  const { row, draft } = await readDraft(context, params.agreement_id, body.version);
  const { title, text, summary, signers, fields, expires_days, version } = body;
  const isText = draft.source === 'TEXT';
  const isWritten = isText && text !== '' && (text !== draft.text || title !== draft.title || draft.file_key === null);
  const document = isWritten ? await writeDocument(title, text) : undefined;
  // A text that was emptied leaves nothing to sign, its former PDF least of all.
  const isEmptied = isText && text === '' && draft.file_key !== null;
  const keep = (kept: KeptDocument | undefined) =>
    context.run(scopeOf(context), async (work) => {
      const { db } = work;
      await lockAgreement(db, row.id);
      const pages = isEmptied ? [] : (kept?.pages ?? draft.pages);
      requireContent(body, pages.length === 0 ? undefined : pages.length);
      const at = clock.now();
      const after = await editionRows.replace(
        db,
        { id: draft.id, version },
        {
          title,
          text: isText ? text : '',
          summary,
          signers,
          fields: json(fields),
          expires_days,
          ...(kept === undefined && !isEmptied
            ? {}
            : { file_key: kept?.file_key ?? null, sha256: kept?.sha256 ?? null, pages: json(pages) }),
        },
      );
      if (kept !== undefined || isEmptied) await replaceDocument(work, kept, await findOwnFile(db, draft));
      const deed = { about: 'EDITION', action: 'CHANGED', aboutId: draft.id, groupId: grant.groupId } as const;
      const detail = { title, signers, fields: fields.length, sha256: after.sha256 };
      await insertChanges(db, [{ ...deed, by: actor.userId, at, detail }]);
      return loadAgreement(db, grant, await getOwnAgreement(db, grant, row.id));
    });
  return withDocument(context, grant.groupId, document, keep);
});

export const putDraftFile = implement(contract.putDraftFile, async ({ params, body, files }, context) => {
  const { grant, actor, clock } = context;
  const { groupId } = grant;
  const { row, draft } = await readDraft(context, params.agreement_id, body.version);
  const document = await readSent(context, { groupId, userId: actor.userId }, files);
  const keep = (kept: KeptDocument | undefined) =>
    context.run(scopeOf(context), async (work) => {
      const { db } = work;
      await lockAgreement(db, row.id);
      const fields = draft.fields.filter(({ page }) => page <= document.pages.length);
      await editionRows.replace(
        db,
        { id: draft.id, version: body.version },
        {
          source: 'PDF',
          text: '',
          fields: json(fields),
          file_key: kept?.file_key ?? null,
          sha256: kept?.sha256 ?? null,
          pages: json(document.pages),
        },
      );
      await replaceDocument(work, kept, await findOwnFile(db, draft));
      const deed = { about: 'EDITION', action: 'CHANGED', aboutId: draft.id, groupId, by: actor.userId } as const;
      await insertChanges(db, [
        { ...deed, at: clock.now(), detail: { sha256: kept?.sha256, pages: document.pages.length } },
      ]);
      return loadAgreement(db, grant, await getOwnAgreement(db, grant, row.id));
    });
  return withDocument(context, groupId, document, keep);
});
