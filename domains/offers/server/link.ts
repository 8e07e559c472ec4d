import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import { findKeys, insertKey } from './queries/link-key.ts';

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

const sign = (secret: string, id: string): string => createHmac('sha256', secret).update(id).digest('base64url');
const write = (id: string, secret: string): string => `${id}.${sign(secret, id)}`;

/**
 * What the link of a new offer carries: which one, and a signature with a key that only this offer has. It opens the signed copy
 * for as long as that is kept; until when it can be signed is the offer's matter.
 */
export async function makeLink(tx: Tx, offerId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await inScope(tx, SYSTEM, (system) => insertKey(system, offerId, secret));
  return write(offerId, secret);
}

/** The links of several offers. */
export async function linksTo(tx: Tx, offerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = await inScope(tx, SYSTEM, (system) => findKeys(system, offerIds));
  return new Map([...keys].map(([id, secret]) => [id, write(id, secret)]));
}

/** The offer that a link opens; null for one that was not made here. */
export async function offerOfLink(tx: Tx<'system'>, link: string): Promise<string | null> {
  const [, id = '', signature = ''] = FORM.exec(link) ?? [];
  const secret = id === '' ? undefined : (await findKeys(tx, [id])).get(id);
  if (secret === undefined) return null;
  return timingSafeEqual(Buffer.from(sign(secret, id)), Buffer.from(signature)) ? id : null;
}
