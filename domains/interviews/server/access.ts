import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { INTERVIEW_LINK_NOT_VALID } from '../contract/failures.ts';
import { interviewLinks } from './link.ts';
import { findInGrant, lockInGrant, lockInterview } from './queries/interview.ts';
import { findKit, findKitsById } from './queries/kit.ts';
import type { InterviewRow, KitRow } from './queries/tables.ts';

/** An interview with how it is held. */
export interface KnownInterview {
  readonly row: InterviewRow;
  readonly kit: KitRow;
}

/** The kit of this id, if it lies where the caller holds the right and is not put away; else NOT_FOUND. */
export async function getGrantedKit(tx: Tx, grant: BrandGrant, id: string): Promise<KitRow> {
  return (await findKit(tx, grant, id)) ?? absent();
}

/** The kit of an interview. */
export function kitOf(tx: Tx, row: InterviewRow): Promise<KitRow> {
  return kitNamed(tx, row.kit_id);
}

/** A kit by its id, also one that was put away or is for one candidate alone; the caller decides who may. */
export async function kitNamed(tx: Tx, id: string): Promise<KitRow> {
  return (await findKitsById(tx, [id])).get(id) ?? absent();
}

/** The interview of this id, if it lies where the caller holds the right; else NOT_FOUND. */
export async function getGranted(tx: Tx, grant: BrandGrant, id: string): Promise<InterviewRow> {
  return (await findInGrant(tx, grant, id)) ?? absent();
}

/** The interview of this id, locked, if it lies where the caller holds the right; else NOT_FOUND. */
export async function lockGranted(tx: Tx, grant: BrandGrant, id: string): Promise<KnownInterview> {
  const row = (await lockInGrant(tx, grant, id)) ?? absent();
  return { row, kit: await kitOf(tx, row) };
}

/** The interview that a link opens, locked; else INTERVIEW_LINK_NOT_VALID. */
export async function lockByLink(tx: Tx<'system'>, link: string, now: Date): Promise<KnownInterview> {
  const id = await interviewLinks.open(tx, link, now);
  const row = id === null ? undefined : await lockInterview(tx, id);
  if (row === undefined) throw failure(INTERVIEW_LINK_NOT_VALID);
  return { row, kit: await kitOf(tx, row) };
}

function absent(): never {
  throw failure(NOT_FOUND);
}
