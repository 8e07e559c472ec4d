import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { CandidateParty } from '@hearth/platform/access/party';
import type { Tx } from '@hearth/platform/database';
import { findForChange, findInGrant, findOwn } from './queries/application.ts';
import type { ApplicationRow } from './queries/application.ts';

/** The application with this id, if it lies where the caller holds the right; else NOT_FOUND. */
export async function getGrantedApplication(tx: Tx, grant: BrandGrant, id: string): Promise<ApplicationRow> {
  return (await findInGrant(tx, grant, id)) ?? throwNotFound();
}

/** The same, locked until the transaction ends. */
export async function lockGrantedApplication(tx: Tx, grant: BrandGrant, id: string): Promise<ApplicationRow> {
  return (await findForChange(tx, grant, id)) ?? throwNotFound();
}

/** The application of its candidate, who calls; NOT_FOUND when it went away meanwhile. */
export async function getOwnApplicationRow(tx: Tx<'self'>, party: CandidateParty): Promise<ApplicationRow> {
  return (await findOwn(tx, party)) ?? throwNotFound();
}

function throwNotFound(): never {
  throw failure(NOT_FOUND);
}
