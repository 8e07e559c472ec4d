import { invalid } from '@hearth/kit/failure';
import { z } from 'zod';
import type { ListOrder } from '../rules/list-order.ts';

/** Where a page of a list ended: what it was in order by, and the id. Who does not wait comes after all who do. */
export interface ListPlace {
  readonly key: string;
  readonly id: string;
}

const instant = z.union([z.literal('infinity'), z.iso.datetime()]);
const PLACES = {
  applied: z.tuple([z.literal('applied'), instant, z.uuid()]),
  entered: z.tuple([z.literal('entered'), instant, z.uuid()]),
  waiting: z.tuple([z.literal('waiting'), instant, z.uuid()]),
  name: z.tuple([z.literal('name'), z.string().max(600), z.uuid()]),
} as const;

/** A place as a word for addresses. */
export function encodeListPlace(order: ListOrder, { key, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/** The place that a word stands for; refuses words that were not handed out for this order. */
export function decodeListPlace(order: ListOrder, cursor: string): ListPlace {
  let read: unknown = null;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // Refused below, like every other word that was not handed out.
  }
  const { data } = PLACES[order].safeParse(read);
  if (data === undefined)
    throw invalid([{ field: 'cursor', rule: 'unknown', message: 'must be a cursor that was handed out' }]);
  return { key: data[1], id: data[2] };
}
