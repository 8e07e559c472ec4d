import type { z } from 'zod';
import type { Access } from './access.ts';
import type { FailureKind } from './failure.ts';
import { PROVEN_ADDRESS_PERMISSIONS } from './permissions.ts';

/** The rate-limit weight of each class of call, in ordinary calls. */
export const CALL_WEIGHTS = {
  /** A picture, of which one page shows many. */
  picture: 0.1,
  read: 1,
  write: 1,
  /** Looks through many rows, or is made of several calls, such as a page. */
  search: 5,
  /** Builds, reads or works through something large: files, exports, maps, imports. */
  heavy: 20,
} as const;

/** The rate-limit class of a call. */
export type CallWeight = keyof typeof CALL_WEIGHTS;

export { anyone, brand, candidate, employer, house, party, provisioner, signedIn } from './access.ts';

/** How a body is written: as JSON, as an HTML form's fields, as SCIM's JSON, or `bytes`: any of these, read as it came, because it is signed. */
export type BodyType = 'json' | 'form' | 'scim' | 'bytes';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Files that a multipart endpoint accepts, under one form field. */
export interface FileRule {
  readonly field: string;
  readonly maxCount: number;
  readonly maxBytes: number;
}

/** The input as the handler receives it (`Params`, `Query`, `Body`) and as the caller sends it (`Sent…`). */
export interface InputShape {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The parts of an endpoint that a browser needs; a page's bundle carries only these. */
export interface EndpointLine {
  /** `domain.verbNoun`: the operation id. */
  readonly id: string;
  readonly method: Method;
  /** With `{name}` for a path parameter, as the specification writes it. */
  readonly path: string;
  /** Whether it is called with a token; who exactly may call it is the server's affair. */
  readonly access: Pick<Access, 'kind'>;
  /** Present: the body is multipart/form-data and may carry these files. */
  readonly multipart?: FileRule;
  /** False: two equal concurrent calls may not share one answer, because each mints something. */
  readonly mergeable?: boolean;
  /** The ids of the reads that are out of date once it has succeeded. */
  readonly changes?: readonly string[];
}

/** How a call reaches the database: in one transaction opened for it, or in transactions of its own. */
export type TransactionMode = 'inOne' | 'inOwn';

type Transaction = 'read' | 'write' | 'none' | 'reads';

/** One call: its line, its schemas, and the plain types inferred from them. Types never hold schemas, which keeps checking fast. */
export interface Endpoint<
  Handled extends InputShape = InputShape,
  Sent extends InputShape = InputShape,
  Answer = unknown,
  Kind extends Access['kind'] = Access['kind'],
  How extends TransactionMode = TransactionMode,
> extends EndpointLine {
  readonly access: Access & { readonly kind: Kind };
  /** The gateway service under whose base path the call also answers. */
  readonly service: string;
  /** `json` (the envelope), or `raw` for anything else: a file, a calendar, a stream. */
  readonly answers: 'json' | 'raw';
  readonly summary: string;
  readonly schemas: {
    readonly params?: z.ZodType;
    readonly query?: z.ZodType;
    readonly body?: z.ZodType;
    readonly answer?: z.ZodType;
  };
  readonly failures: readonly FailureKind[];
  /**
   * `write` for everything but GET; a GET that must write says so; `none`: the handler opens its own transactions; `reads`: it
   * does, and they can change nothing.
   */
  readonly transaction: Transaction;
  /** How a body is written. `form` is what another site's page posts: nothing but the endpoints that say so read it. */
  readonly bodyType: BodyType;
  /** The largest body in bytes, without files. */
  readonly maxBodyBytes: number;
  /** What the call takes of the budgets of those who make it. */
  readonly weight: CallWeight;
  /** The answer's fields stand beside `data` as well: the specification leaves open where some of them are read (reading 8). */
  readonly isAlsoBare: boolean;
  /** Whether somebody may call this who acts for the caller; only what is allowed is let through. */
  readonly whileActing: 'allowed' | 'refused' | 'unsaid';
  /** Whether it ends work that is under way and changes nothing else. */
  readonly onlyStops: boolean;
  /** Whether it asks for a verified email address though it needs no permission. */
  readonly needsProvenAddress: boolean;
  /** Only for the compiler: nothing is stored here. */
  readonly types?: { readonly handled: Handled; readonly sent: Sent; readonly answer: Answer; readonly how: How };
}

interface Definition<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  T extends Transaction,
> {
  readonly id: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly service: string;
  readonly access: A;
  /** One sentence for the reader of the API document. */
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Absent with `answers: 'raw'`. */
  readonly answer?: R;
  readonly answers?: 'json' | 'raw';
  readonly failures?: Readonly<Record<string, FailureKind>>;
  readonly multipart?: FileRule;
  readonly transaction?: T;
  readonly bodyType?: BodyType;
  readonly maxBodyBytes?: number;
  /** Absent: `read` for GET, `write` for everything else. */
  readonly weight?: CallWeight;
  readonly mergeable?: boolean;
  /**
   * The reads of this domain, or of a lower one, that pages hold and that are out of date once this has succeeded: the page's
   * cache reads them again. A function, because a read may be declared further down.
   */
  readonly changes?: () => readonly Pick<EndpointLine, 'id'>[];
  readonly isAlsoBare?: boolean;
  /**
   * Every call that needs a login says whether somebody may make it who acts for the caller. Refused is what proves who a
   * person is, gives rights or tokens away, takes data out or deletes it, and what is private: messages, pay, health.
   */
  readonly whileActing?: 'allowed' | 'refused';
  /** It ends work that is under way and changes nothing else: nobody has to prove anything for that, and it reaches its handler without the database. */
  readonly onlyStops?: boolean;
  /** Only who has proven their address may make it, though it needs no permission: what it makes outlives the session. */
  readonly needsProvenAddress?: true;
}

/** Tells if a call requires a verified email address: any change by a group-wide permission, and what says so. */
export function requiresProvenAddress({
  access,
  method,
  onlyStops,
  needsProvenAddress,
}: Pick<Endpoint, 'access' | 'method' | 'onlyStops' | 'needsProvenAddress'>): boolean {
  if (needsProvenAddress) return true;
  if (onlyStops) return false;
  if (!('permission' in access) || access.permission === undefined || method === 'GET') return false;
  return PROVEN_ADDRESS_PERMISSIONS.has(access.permission);
}

/** Declares a call. From it come the server's route, the typed client, the API document and the access matrix. */
export function endpoint<
  const A extends Access,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodUndefined,
  const T extends Transaction = 'write',
>(
  definition: Definition<A, P, Q, B, R, T>,
): Endpoint<
  { params: z.output<P>; query: z.output<Q>; body: z.output<B> },
  { params: z.input<P>; query: z.input<Q>; body: z.input<B> },
  z.output<R>,
  A['kind'],
  T extends 'none' | 'reads' ? 'inOwn' : 'inOne'
> {
  const { params, query, body, answer, changes } = definition;
  return {
    id: definition.id,
    method: definition.method,
    path: definition.path,
    service: definition.service,
    summary: definition.summary,
    access: definition.access as Access & { readonly kind: A['kind'] },
    answers: definition.answers ?? 'json',
    failures: Object.values(definition.failures ?? {}),
    transaction: definition.transaction ?? (definition.method === 'GET' ? 'read' : 'write'),
    bodyType: definition.bodyType ?? 'json',
    maxBodyBytes: definition.maxBodyBytes ?? 100_000,
    weight: definition.weight ?? (definition.method === 'GET' ? 'read' : 'write'),
    ...(definition.mergeable === undefined ? {} : { mergeable: definition.mergeable }),
    isAlsoBare: definition.isAlsoBare ?? false,
    whileActing: definition.whileActing ?? 'unsaid',
    onlyStops: definition.onlyStops ?? false,
    needsProvenAddress: definition.needsProvenAddress ?? false,
    schemas: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { body }),
      ...(answer === undefined ? {} : { answer }),
    },
    ...(definition.multipart === undefined ? {} : { multipart: definition.multipart }),
    get changes() {
      return changes?.().map(({ id }) => id) ?? [];
    },
  };
}

/** The answer of an endpoint, inside the envelope's `data`. */
export type AnswerOf<E> = E extends Endpoint<InputShape, InputShape, infer Answer> ? Answer : never;
/** The input that an endpoint's handler receives. */
export type HandlerInputOf<E> = E extends Endpoint<infer Handled, InputShape, unknown> ? Handled : never;
/** The transaction mode of an endpoint. */
export type TransactionModeOf<E> =
  E extends Endpoint<InputShape, InputShape, unknown, Access['kind'], infer How> ? How : never;
/** The input that a caller sends to an endpoint. */
export type SentInputOf<E> = E extends Endpoint<InputShape, infer Sent, unknown> ? Sent : never;
