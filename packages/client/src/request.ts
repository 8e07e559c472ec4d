import type { Endpoint, EndpointLine, SentInputOf, InputShape } from '@hearth/kit/endpoint';

type OptionalPart<Sent, Name extends keyof Sent> = undefined extends Sent[Name]
  ? { readonly [K in Name]?: Sent[K] }
  : Record<never, never> extends Sent[Name]
    ? { readonly [K in Name]?: Sent[K] }
    : { readonly [K in Name]: Sent[K] };

/** The input of a call: path parameters, query and body by its contract, files, and a signal. */
export type CallInput<E> = (SentInputOf<E> extends InputShape
  ? OptionalPart<SentInputOf<E>, 'params'> &
      OptionalPart<SentInputOf<E>, 'query'> &
      OptionalPart<SentInputOf<E>, 'body'>
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
export type AnyEndpoint = Endpoint<InputShape, InputShape, unknown>;

/** An input whose types have been forgotten. */
export interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: readonly Blob[];
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/** The URL of a call: parameters escaped, repeated query values as `a=1&a=2`, empty ones omitted. */
export function buildAddress(line: Pick<EndpointLine, 'path'>, input: LooseInput): string {
  const params = toRecord(input.params);
  const path = line.path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${line.path} needs "${name}".`);
    return encodeURIComponent(toText(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(toRecord(input.query))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, toText(item));
    }
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** The body and headers of a call: JSON, or a form with the fields before the files. */
export function buildBody(
  line: Pick<EndpointLine, 'multipart'>,
  input: LooseInput,
): { body?: BodyInit; headers: Record<string, string> } {
  if (line.multipart === undefined) {
    if (input.body === undefined) return { headers: {} };
    return { body: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(toRecord(input.body))) {
    if (value !== undefined && value !== null) form.append(name, toText(value));
  }
  for (const file of input.files ?? []) form.append(line.multipart.field, file);
  return { body: form, headers: {} };
}

/** Converts a value to text for URLs and forms. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
