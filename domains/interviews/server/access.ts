import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { INTERVIEW_LINK_NOT_VALID } from '../contract/failures.ts';
import { interviewLinks } from './link.ts';
import { findInGrant, lockInGrant, lockInterview } from './queries/interview.ts';
import { findKit, findKitsById } from './queries/kit.ts';
import type { InterviewRow, KitRow } from './queries/tables.ts';

/** An interview with its kit. */
export interface InterviewWithKit {
  readonly row: InterviewRow;
  readonly kit: KitRow;
}

/** Gets an active kit within the grant; else NOT_FOUND. */
export async function getGrantedKit(tx: Tx, grant: BrandGrant, id: string): Promise<KitRow> {
  return (await findKit(tx, grant, id)) ?? throwNotFound();
}

/** Gets the kit of an interview. */
export async function getKit(tx: Tx, row: InterviewRow): Promise<KitRow> {
  return (await findKitsById(tx, [row.kit_id])).get(row.kit_id) ?? throwNotFound();
}

/** Gets an interview within the grant; else NOT_FOUND. */
export async function getGranted(tx: Tx, grant: BrandGrant, id: string): Promise<InterviewRow> {
  return (await findInGrant(tx, grant, id)) ?? throwNotFound();
}

/** Gets and locks an interview within the grant; else NOT_FOUND. */
export async function lockGranted(tx: Tx, grant: BrandGrant, id: string): Promise<InterviewWithKit> {
  const row = (await lockInGrant(tx, grant, id)) ?? throwNotFound();
  return { row, kit: await getKit(tx, row) };
}

/** Locks the interview of a link; else INTERVIEW_LINK_NOT_VALID. */
export async function lockByLink(tx: Tx<'system'>, link: string, now: Date): Promise<InterviewWithKit> {
  const id = await interviewLinks.open(tx, link, now);
  const row = id === null ? undefined : await lockInterview(tx, id);
  if (row === undefined) throw failure(INTERVIEW_LINK_NOT_VALID);
  return { row, kit: await getKit(tx, row) };
}

function throwNotFound(): never {
  throw failure(NOT_FOUND);
}
