import { z } from 'zod';

/**
 * The data of an event: ids and states, never content; listeners read the rest through a checked call. Whoever hears
 * it reads the rest through a call that checks their rights.
 */
export type EventData = Readonly<Record<string, string | number | boolean | null>>;

/** The audience of an event: one person, or everyone with a permission at a brand or above it. */
export type Topic = `user:${string}` | `brand:${string}`;

/** News of something that happened, written in the transaction that made it true. */
export interface HearthEvent<Data extends EventData = EventData> {
  /** `domain.what_happened`. */
  readonly type: string;
  readonly group_id: string | null;
  readonly topics: readonly Topic[];
  readonly data: Data;
  /** What one person alone hears besides: how their own page recognises what it sent itself. */
  readonly aside?: { readonly user_id: string; readonly data: EventData };
}

/** A kind of event. In a browser only its `type` is there. */
export interface EventContract<Data extends EventData = EventData> {
  readonly type: string;
  readonly schema: z.ZodType;
  /** The event to emit. Throws when `data` is not what the contract says. */
  of(news: Omit<HearthEvent<Data>, 'type'>): HearthEvent<Data>;
  /** The data of an event that was kept or sent; fields of a newer version are left out. Throws when a field is missing. */
  read(data: unknown): Data;
}

/** Names an event and says what it holds. It is emitted only by the domain that defines it. */
export function defineEvent<S extends Readonly<Record<string, z.ZodType<EventData[string]>>>>(
  type: string,
  shape: S,
): EventContract<{ readonly [Name in keyof S]: z.infer<S[Name]> }> {
  type Data = { readonly [Name in keyof S]: z.infer<S[Name]> };
  const schema = z.strictObject(shape);
  const known = z.object(shape);
  return {
    type,
    schema,
    of: (news) => ({ type, ...news, data: schema.parse(news.data) as Data }),
    read: (data) => known.parse(data) as Data,
  };
}
