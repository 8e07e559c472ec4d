import { decodeCursor, encodeCursor, sortKey } from '@hearth/domains/core/service';
import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import type { ListOrder } from '../rules/list-order.ts';

/** Where a page of a list ended: what it was in order by, and the id. Who does not wait comes after all who do. */
export interface ListPlace {
  readonly key: string;
  readonly id: string;
}

const moment = z.union([z.literal('infinity'), instant]);
const PLACES = {
  applied: z.tuple([z.literal('applied'), moment, uuid]),
  entered: z.tuple([z.literal('entered'), moment, uuid]),
  waiting: z.tuple([z.literal('waiting'), moment, uuid]),
  name: z.tuple([z.literal('name'), sortKey, uuid]),
} as const;

/** A place as a word for addresses. */
export function encodeListPlace(order: ListOrder, { key, id }: ListPlace): string {
  return encodeCursor([order, key, id]);
}

/** The place that a word stands for; refuses words that were not handed out for this order. */
export function decodeListPlace(order: ListOrder, cursor: string | undefined): ListPlace | null {
  const place = decodeCursor<readonly [ListOrder, string, string]>(PLACES[order], cursor);
  return place === undefined ? null : { key: place[1], id: place[2] };
}
