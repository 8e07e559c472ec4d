import { findNames } from '@hearth/domains/identity/service';
import { failure, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { clientNetwork } from '@hearth/platform/config/network';
import { Budgets } from '@hearth/platform/http/budgets';
import { implement } from '@hearth/platform/module';
import { verifyDocument as contract } from '../../contract/endpoints.ts';
import { PDF_NOT_A_PDF, PDF_TOO_LARGE } from '../../contract/failures.ts';
import type { DocumentCheck } from '../../contract/schemas.ts';
import { CHECKS_AT_ONCE, CHECKS_PER_NETWORK, LARGEST_CHECKED } from '../../rules/limits.ts';
import type { SealCheck } from '../actions/pdf/check-seal.ts';
import { recordName } from '../certificate.ts';
import { checkPdf, refuseFile } from '../pdf-work.ts';
import { findSealed, isOriginal, isOwnSeal, type KnownDocument } from '../queries/document.ts';
import { findRequest, findSigners } from '../queries/request.ts';
import { findSealKey, sealFingerprint } from '../seal-key.ts';
import type { Tx } from '@hearth/platform/database';

const { count, windowMs } = CHECKS_PER_NETWORK;
const RETRY_SECONDS = 5;
const budgets = new Budgets(count, windowMs / 1000, () => performance.now());

const underWay = new Map<string, number>();

/** Does work for a network that has few checks under way; refuses more. */
async function inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(network) ?? 0;
  if (before >= CHECKS_AT_ONCE) throw failure(TOO_MANY_REQUESTS, { retry_after_seconds: RETRY_SECONDS });
  underWay.set(network, before + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(network) ?? 1) - 1;
    if (left === 0) underWay.delete(network);
    else underWay.set(network, left);
  }
}

const nothing = { title: null, number: null, sealed_at: null, signers: [] };

/** What is said of a known document: whoever holds the file has read as much in it. */
async function describe(db: Tx<'system'>, known: KnownDocument): Promise<Omit<DocumentCheck, 'verdict' | 'sha256'>> {
  const row = await findRequest(db, known.request_id);
  const signers = row === undefined ? [] : await findSigners(db, [row.id]);
  const names = await findNames(
    db,
    signers.flatMap(({ signed_by: id }) => id ?? []),
  );
  return {
    title: known.title,
    number: known.number,
    sealed_at: known.sealed_at?.toISOString() ?? null,
    signers: signers.flatMap((signer) => {
      const { role, signed_name: name, signed_at: at, signed_by: by } = signer;
      if (row === undefined || name === null || at === null) return [];
      return {
        role,
        name,
        record_name: recordName(row, signer, names),
        identified_by: by === null ? ('LINK' as const) : ('ACCOUNT' as const),
        signed_at: at.toISOString(),
      };
    }),
  };
}

async function judge(
  db: Tx<'system'>,
  { sha256, seal, fingerprint }: SealCheck,
  own: string | undefined,
): Promise<DocumentCheck> {
  const sealed = await findSealed(db, sha256);
  if (sealed !== undefined) return { verdict: 'SEALED', sha256, ...(await describe(db, sealed)) };
  const original = await isOriginal(db, sha256);
  // Whoever has the file needn't hear whose it is: the same template may be that of several groups.
  if (original) return { verdict: 'ORIGINAL', sha256, ...nothing };
  if (seal === 'NONE') return { verdict: 'UNKNOWN', sha256, ...nothing };
  if (seal === 'BROKEN') return { verdict: 'CHANGED', sha256, ...nothing };
  const isOurs = fingerprint === own || (await isOwnSeal(db, fingerprint));
  return { verdict: isOurs ? 'INTACT' : 'FOREIGN', sha256, ...nothing };
}

/** By its hash first, then by its seal. The file is read in a thread of its own, and not kept. */
export const verifyDocument = implement(
  contract,
  async ({ files: [file] }, free) => {
    if (file === undefined) throw refuseFile(PDF_NOT_A_PDF);
    if (file.bytes.length > LARGEST_CHECKED) throw refuseFile(PDF_TOO_LARGE);
    const check = await inTurn(clientNetwork(free.request.ip), async () => {
      // Copied first: while strangers’ files are checked, uploads of others don’t wait for a place in memory.
      const bytes = await file.bytes.inMemory((whole) => Uint8Array.from(whole));
      return checkPdf(bytes);
    });
    const key = await findSealKey(free);
    const own = key === undefined ? undefined : sealFingerprint(key);
    return free.run(SYSTEM, ({ db }) => judge(db, check, own));
  },
  (_input, { request }) => {
    const { waitSeconds } = budgets.take(clientNetwork(request.ip), 1);
    if (waitSeconds > 0) throw failure(TOO_MANY_REQUESTS, { retry_after_seconds: waitSeconds });
  },
);
