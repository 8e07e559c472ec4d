import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { OFFER_LINK_NOT_VALID } from '../contract/failures.ts';
import { offerLinks } from './link.ts';
import { findInGrant, lockInGrant, lockOffer } from './queries/offer.ts';
import type { OfferRow } from './queries/tables.ts';

/** Gets an offer within the grant; else NOT_FOUND. */
export async function getGranted(tx: Tx, grant: BrandGrant, id: string): Promise<OfferRow> {
  return (await findInGrant(tx, grant, id)) ?? throwNotFound();
}

/** Gets and locks an offer within the grant; else NOT_FOUND. */
export async function lockGranted(tx: Tx, grant: BrandGrant, id: string): Promise<OfferRow> {
  return (await lockInGrant(tx, grant, id)) ?? throwNotFound();
}

/** Locks the offer of a link; else OFFER_LINK_NOT_VALID. */
export async function lockByLink(tx: Tx<'system'>, link: string, now: Date): Promise<OfferRow> {
  const id = await offerLinks.open(tx, link, now);
  const row = id === null ? undefined : await lockOffer(tx, id);
  if (row === undefined) throw failure(OFFER_LINK_NOT_VALID);
  return row;
}

function throwNotFound(): never {
  throw failure(NOT_FOUND);
}
