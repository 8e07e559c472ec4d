import { findNames } from '@hearth/domains/identity/service';
import { keepUploaded, withFiles } from '@hearth/domains/media/service';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import { SYSTEM } from '@hearth/platform/database';
import { type FreeWork, workOn } from '@hearth/platform/module';
import { requestChanged } from '../announce.ts';
import { drawnFields, writeCertificate } from '../certificate.ts';
import { sealDocument } from '../pdf-work.ts';
import { sendCopies } from '../copies.ts';
import { type EditionRow, findEdition } from '../queries/agreement.ts';
import { insertChanges } from '../queries/change.ts';
import { claimUnsealed } from '../queries/due.ts';
import {
  findRequest,
  findSignatures,
  lockRequest,
  requestRows,
  type RequestRow,
  type SignatureRow,
} from '../queries/request.ts';
import { loadSealKey, sealFingerprint } from '../seal-key.ts';
import { deedOf } from '../sign.ts';
import { signatureWords, toLanguage } from '../words.ts';
import { SEAL } from './seal-job.ts';

interface Unsealed {
  readonly row: RequestRow;
  readonly edition: EditionRow;
  readonly signers: readonly SignatureRow[];
  readonly names: ReadonlyMap<string, string>;
}

/** A request that everybody signed and that has no seal, or nothing. */
function load({ run }: FreeWork, id: string): Promise<Unsealed | undefined> {
  return run(SYSTEM, async ({ db }) => {
    const row = await findRequest(db, id);
    if (row === undefined || row.state !== 'SIGNED' || row.sealed_key !== null) return undefined;
    const edition = await findEdition(db, row.edition_id);
    if (edition === undefined) return undefined;
    const signers = await findSignatures(db, id);
    const names = await findNames(
      db,
      signers.flatMap(({ signed_by: by }) => by ?? []),
    );
    return { row, edition, signers, names };
  });
}

/** Seals what was signed, outside every transaction; sealed twice, the first counts. */
async function seal(work: FreeWork, { row, edition, signers, names }: Unsealed): Promise<void> {
  const { files, config, clock } = work;
  const bytes = edition.file_key === null ? null : await files.get(edition.file_key);
  if (bytes === null) throw new Error('The document of a version is gone.');
  const key = await loadSealKey(work);
  const language = toLanguage(row.language);
  const at = clock.now();
  const sealed = await sealDocument({
    bytes: new Uint8Array(bytes),
    fields: drawnFields(edition, signers, { language, dayOf: (moment) => localDay(moment, row.time_zone) }),
    certificate: writeCertificate(row, edition, signers, {
      language,
      verify: `${config.publicUrl}/verify-document`,
      names,
    }),
    seal: key,
    by: row.group_name,
    reason: signatureWords(language).certificate.reason,
    at: at.toISOString(),
  });
  const fileKey = `signatures/${row.group_id}/${newId(at.getTime())}.pdf`;
  const file = { key: fileKey, bytes: sealed.bytes, type: 'application/pdf' };
  const keep = () =>
    work.run(SYSTEM, async (means) => {
      const { db } = means;
      await lockRequest(db, row.id);
      const before = await findRequest(db, row.id);
      if (before === undefined || before.sealed_key !== null) return false;
      await keepUploaded(db, fileKey);
      await requestRows.rewrite(db, row.id, {
        sealed_key: fileKey,
        sealed_sha256: sealed.sha256,
        seal_fingerprint: sealFingerprint(key),
        sealed_at: at,
      });
      await insertChanges(db, [deedOf(row, 'SEALED', { by: null, at, detail: { sha256: sealed.sha256 } })]);
      await means.emit(requestChanged(before));
      // Whoever has left meanwhile is sent what was signed after them.
      if (!before.is_active) await sendCopies(means, before.employee_id);
      return true;
    });
  if (!(await withFiles(work, row.group_id, { files: [file], work: keep }))) await files.delete(fileKey);
}

/** Seals a request that everybody signed; one that has a seal stays as it is. */
export async function sealRequest(work: FreeWork, id: string): Promise<void> {
  const found = await load(work, id);
  if (found !== undefined) await seal(work, found);
}

/**
 * Asked for with the last signature. What a group has more waits behind the other groups, and what fails behind the others of its group: no
 * document that takes long keeps another tenant’s waiting for longer than its deadline.
 */
export const sealJob = workOn(SEAL, {
  retries: 8,
  expireInSeconds: 60,
  run: async ({ group_id: groupId }, work) => {
    const id = await work.run(SYSTEM, ({ db, clock }) => claimUnsealed(db, groupId, clock.now()));
    if (id === undefined) return;
    await sealRequest(work, id);
    await work.run(SYSTEM, ({ enqueue }) => enqueue(SEAL, { group_id: groupId }, { key: groupId }));
  },
});
