import { z } from 'zod';

/** A kind of background work: its name and what it is asked for with. */
export interface JobContract<Data extends object = object> {
  /** `domain.verbNoun`. */
  readonly name: string;
  /** Asked for with a key, of which one at most waits. */
  readonly isKeyed: boolean;
  /** The data of a job as it was asked for. Throws when it is not what the contract says. */
  read(data: unknown): Data;
}

/** A job by its name alone, such as one that was kept to be asked for later; its own contract reads the data when it runs. */
export const jobNamed = (name: string, isKeyed = false): JobContract => ({
  name,
  isKeyed,
  read: (data) => Object(data) as object,
});

/** Names a kind of background work and says what it is asked for with. */
export function defineJob<S extends z.ZodRawShape>(
  name: string,
  shape: S,
  { isKeyed = false }: { readonly isKeyed?: boolean } = {},
): JobContract<z.infer<z.ZodObject<S>>> {
  const schema = z.object(shape);
  return { name, isKeyed, read: (data) => schema.parse(data) };
}
