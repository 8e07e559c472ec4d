import { isHeldByOther } from '@hearth/domains/access/service';
import { getBrandPath } from '@hearth/domains/core/service';
import { findPerson } from '@hearth/domains/identity/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import { SIGN_LINK_NOT_VALID, SIGNING_OWN } from '../contract/failures.ts';
import { signerLinks } from './link.ts';
import { type AgreementRow, findAgreement } from './queries/agreement.ts';
import {
  findReachedRequest,
  findRequest,
  findRequestIdOf,
  findSigners,
  lockRequest,
  type RequestRow,
  type SignerRow,
} from './queries/request.ts';

export function throwNotFound(): never {
  throw failure(NOT_FOUND);
}

/** The brands from the group down to the one in view. */
export async function pathOf(tx: Tx, grant: BrandGrant): Promise<readonly string[]> {
  const path = await inScope(tx, SYSTEM, (system) => getBrandPath(system, grant.brandId));
  return path.filter(({ groupId }) => groupId === grant.groupId).map(({ id }) => id);
}

export type NamedAgreement = AgreementRow & { readonly brand_name: string };

/** An agreement that is written at the brand in view; anything else is NOT_FOUND. */
export async function getOwnAgreement(tx: Tx, grant: BrandGrant, id: string): Promise<NamedAgreement> {
  return (await findAgreement(tx, [grant.brandId], id)) ?? throwNotFound();
}

/** An agreement of the brand in view or of one above it; anything else is NOT_FOUND. */
export async function getUsableAgreement(tx: Tx, grant: BrandGrant, id: string): Promise<NamedAgreement> {
  return (await findAgreement(tx, await pathOf(tx, grant), id)) ?? throwNotFound();
}

/** A request about somebody whom the caller’s right reaches; anything else is NOT_FOUND. */
export async function getReachedRequest(tx: Tx, grant: BrandGrant, id: string): Promise<RequestRow> {
  return (await findReachedRequest(tx, grant, id)) ?? throwNotFound();
}

/** The same, locked until the transaction ends. */
export async function lockReachedRequest(tx: Tx, grant: BrandGrant, id: string): Promise<RequestRow> {
  await getReachedRequest(tx, grant, id);
  await lockRequest(tx, id);
  return getReachedRequest(tx, grant, id);
}

/** Which of some requests are about somebody while another can sign for the employer: nobody does that in their own matter while others can. */
export async function findLeftToOthers(
  tx: Tx,
  rows: readonly Pick<RequestRow, 'id' | 'user_id' | 'group_id' | 'location_id'>[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<ReadonlySet<string>> {
  const left = new Set<string>();
  const own = rows.filter(({ user_id: id }) => id === userId);
  // Asked once for each location where they are employed, not for each row.
  for (const [brandId, there] of Map.groupBy(own, (row) => row.location_id)) {
    const at = { groupId: there[0]?.group_id ?? '', brandId };
    if (await isHeldByOther(tx, at, 'MANAGE_TEAM', { now, userId })) for (const { id } of there) left.add(id);
  }
  return left;
}

export async function refuseOwn(tx: Tx, row: RequestRow, userId: string, now: Date): Promise<void> {
  if ((await findLeftToOthers(tx, [row], { userId, now })).size > 0) throw failure(SIGNING_OWN);
}

/** A request with the signer that somebody is. */
export interface OwnPart {
  readonly row: RequestRow;
  readonly signers: readonly SignerRow[];
  readonly own: SignerRow;
}

async function partOf(tx: Tx, requestId: string, isOwn: (one: SignerRow) => boolean): Promise<OwnPart | undefined> {
  const row = await findRequest(tx, requestId);
  if (row === undefined) return undefined;
  const signers = await findSigners(tx, [row.id]);
  const own = signers.find(isOwn);
  return own === undefined ? undefined : { row, signers, own };
}

/** Whether a signer can open a request: whoever has left opens what was signed alone, of which they keep a copy. */
const isOpenTo = ({ is_active: isActive, state }: RequestRow): boolean => isActive || state === 'SIGNED';

/** Whether an account opens nothing any more. */
export async function isClosed(tx: Tx<'system'>, userId: string): Promise<boolean> {
  return (await findPerson(tx, userId))?.isDisabled !== false;
}

/** Whether somebody finds what is theirs in their account: whoever has left and whose account was closed does not. */
async function hasOwnWay(tx: Tx<'system'>, { user_id: userId, is_active: isActive }: RequestRow): Promise<boolean> {
  return userId !== null && (isActive || !(await isClosed(tx, userId)));
}

/** The request of a link, locked. A link that has ended or was replaced opens nothing. */
export async function lockByLink(tx: Tx<'system'>, link: string, now: Date): Promise<OwnPart> {
  const signerId = await signerLinks.open(tx, link, now);
  const requestId = signerId === null ? undefined : await findRequestIdOf(tx, signerId);
  if (requestId === undefined) throw failure(SIGN_LINK_NOT_VALID);
  await lockRequest(tx, requestId);
  const part = await partOf(tx, requestId, ({ id }) => id === signerId);
  const isOver = part === undefined || part.row.state === 'VOIDED' || !isOpenTo(part.row);
  // Whoever has an account by now signs in with it: the mailbox of the link may be somebody else's.
  if (isOver || (part.own.role === 'EMPLOYEE' && (await hasOwnWay(tx, part.row)))) throw failure(SIGN_LINK_NOT_VALID);
  return part;
}

/** The caller’s own request; anybody else’s is NOT_FOUND. */
export async function getOwnPart(
  tx: Tx<'system'>,
  requestId: string,
  userId: string,
  { locked = false }: { readonly locked?: boolean } = {},
): Promise<OwnPart> {
  if (locked) await lockRequest(tx, requestId);
  const part = await partOf(tx, requestId, ({ role }) => role === 'EMPLOYEE');
  if (part === undefined || part.row.user_id !== userId || !isOpenTo(part.row)) return throwNotFound();
  return part;
}

/** The part of whoever manages the location, in a request that the caller’s right reaches. */
export async function getManagerPart(tx: Tx, row: RequestRow): Promise<OwnPart> {
  return (await partOf(tx, row.id, ({ role }) => role === 'MANAGER')) ?? throwNotFound();
}
