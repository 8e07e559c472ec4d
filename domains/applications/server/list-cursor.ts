import { decodeCursor, encodeCursor, sortKey } from '@hearth/domains/core/service';
import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import type { ListOrder } from '../rules/list-order.ts';

/**
 * Where a page of a list ended: its sort key and id. Candidates who do not wait come last. Who does not wait comes
 * after all who do.
 */
export interface ListCursor {
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

/** Encodes a cursor for use in a URL. */
export function encodeListCursor(order: ListOrder, { key, id }: ListCursor): string {
  return encodeCursor([order, key, id]);
}

/** Decodes a cursor from a URL; refuses one that was not issued for this order. */
export function decodeListCursor(order: ListOrder, cursor: string | undefined): ListCursor | null {
  const place = decodeCursor<readonly [ListOrder, string, string]>(PLACES[order], cursor);
  return place === undefined ? null : { key: place[1], id: place[2] };
}
