import type { Endpoint, EndpointLine, SentTo, Shape } from '@hearth/kit/endpoint';

type Part<Sent, Name extends keyof Sent> = undefined extends Sent[Name]
  ? { readonly [K in Name]?: Sent[K] }
  : Record<never, never> extends Sent[Name]
    ? { readonly [K in Name]?: Sent[K] }
    : { readonly [K in Name]: Sent[K] };

/** What a caller gives to an endpoint: path parameters, query and body as its contract says, files, and a signal to give up. */
export type CallInput<E> = (SentTo<E> extends Shape
  ? Part<SentTo<E>, 'params'> & Part<SentTo<E>, 'query'> & Part<SentTo<E>, 'body'>
  : never) & {
  readonly files?: readonly Blob[];
  readonly signal?: AbortSignal;
  /** Told the share of body and files that has gone out, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/** The input as an argument: it may be left out when nothing in it is required. */
export type CallArguments<E> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Any endpoint, whatever its shapes. */
export type AnyEndpoint = Endpoint<Shape, Shape, unknown>;

/** An input whose types have been forgotten. */
export interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: readonly Blob[];
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/** The address of a call: parameters filled in and escaped, query values repeated (`a=1&a=2`), empty ones left out. */
export function addressOf(line: Pick<EndpointLine, 'path'>, input: LooseInput): string {
  const params = recordOf(input.params);
  const path = line.path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${line.path} needs "${name}".`);
    return encodeURIComponent(textOf(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(recordOf(input.query))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, textOf(item));
    }
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** Body and content type of a call: JSON, or a form with the body's fields first and the files after them. */
export function bodyOf(
  line: Pick<EndpointLine, 'multipart'>,
  input: LooseInput,
): { body?: BodyInit; headers: Record<string, string> } {
  if (line.multipart === undefined) {
    if (input.body === undefined) return { headers: {} };
    return { body: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(recordOf(input.body))) {
    if (value !== undefined && value !== null) form.append(name, textOf(value));
  }
  for (const file of input.files ?? []) form.append(line.multipart.field, file);
  return { body: form, headers: {} };
}

/** A value as it is written into addresses and forms. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
