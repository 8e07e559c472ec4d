import type { AnswerOf, EndpointLine } from '@hearth/kit/endpoint';
import type {
  InfiniteData,
  QueryClient,
  UseInfiniteQueryResult,
  UseMutationResult,
  UseQueryResult,
} from '@tanstack/react-query';
import {
  keepPreviousData,
  QueryClient as Cache,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import type { Client } from './client.ts';
import { useClient, useConnection } from './context.ts';
import type { WaitingWords } from './browser/outbox.ts';
import { KEPT, sendOrKeep } from './browser/outbox.ts';
import type { AnyEndpoint, CallArguments, CallInput, LooseInput } from './request.ts';

/** How a read behaves beyond its input. */
export interface CallOptions {
  /** False: not asked yet, because something that it needs is not known. */
  readonly enabled?: boolean;
  /** How long an answer counts as fresh, in milliseconds; 30 s when absent. */
  readonly staleTime?: number;
  /** Keeps showing the answer of the last input while the next one loads. */
  readonly keepPrevious?: boolean;
}

/**
 * The cache of a signed-in page. What was refused is not asked again; what did not get through is, twice. What is said to
 * have changed while it is read for the first time is read once more: that answer may be older than the change.
 */
export function createQueryCache(): QueryClient {
  const cache = new Cache({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < 2 && (!(error instanceof CallError) || error.status === 0 || error.status >= 502),
      },
    },
  });
  const outdated = new Set<string>();
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { queryHash, queryKey, state } = event.query;
    // Later reads are given up for a new one by react-query itself.
    if (event.action.type === 'invalidate' && state.fetchStatus !== 'idle' && state.data === undefined)
      outdated.add(queryHash);
    else if (event.action.type === 'success' && outdated.delete(queryHash))
      void cache.invalidateQueries({ queryKey, exact: true });
  });
  return cache;
}

/** Keeps a cache true to the calls of a client: what they change is read again where it is shown, and else when it is. */
export function followChanges(client: Pick<Client, 'onChanged'>, cache: QueryClient): () => void {
  return client.onChanged((reads) => readAgain(cache, reads));
}

/** Every answer of these reads is out of date: those that are shown are read again now. */
export function readAgain(cache: QueryClient, reads: readonly string[]): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey: [id] }) => typeof id === 'string' && reads.includes(id),
  });
}

/** The cache key of a call; without an input, the common beginning of all its calls, to invalidate them together. */
export function callKey(endpoint: Pick<EndpointLine, 'id'>, input?: LooseInput): readonly unknown[] {
  return input === undefined
    ? [endpoint.id]
    : [endpoint.id, input.params ?? null, input.query ?? null, input.body ?? null];
}

/** Key and loader of a read, spelled once: for useQuery, prefetching and loaders alike. */
export function callQuery<E extends AnyEndpoint>(client: Client, endpoint: E, ...[input]: CallArguments<E>) {
  return {
    queryKey: callKey(endpoint, input ?? {}),
    // Without react-query's signal: a read that can be given up cannot be shared with the rest of the page.
    queryFn: (): Promise<AnswerOf<E>> => client.call(endpoint, ...([input] as unknown as CallArguments<E>)),
  };
}

/** Reads an endpoint and keeps the answer. */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): UseQueryResult<AnswerOf<E>> {
  const client = useClient();
  const { keepPrevious = false, ...rest } = options;
  return useQuery<AnswerOf<E>, Error, AnswerOf<E>>({
    ...callQuery(client, endpoint, ...([input] as unknown as CallArguments<E>)),
    ...rest,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** How a list is read page by page. */
export interface PageOptions<Answer> extends Omit<CallOptions, 'staleTime'> {
  /** Lines of a page. */
  readonly size: number;
  /** How many lines the reader has from elsewhere; 0 when absent. */
  readonly from?: number;
  /** The lines of an answer: a page with fewer than `size` of them is the last. */
  readonly linesOf: (answer: Answer) => readonly unknown[];
}

/** Reads an endpoint with `offset` and `limit` page by page, and keeps the pages. */
export function usePages<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { size, from = 0, linesOf, enabled = true, keepPrevious = false }: PageOptions<AnswerOf<E>>,
): UseInfiniteQueryResult<InfiniteData<AnswerOf<E>, number>> {
  const client = useClient();
  const given: LooseInput = input;
  return useInfiniteQuery<AnswerOf<E>, Error, InfiniteData<AnswerOf<E>, number>, readonly unknown[], number>({
    queryKey: [...callKey(endpoint, given), 'pages', from, size],
    queryFn: ({ pageParam }) => {
      const query = { ...Object(given.query), offset: String(pageParam), limit: String(size) } as object;
      return client.call(endpoint, ...([{ ...given, query }] as unknown as CallArguments<E>));
    },
    initialPageParam: from,
    getNextPageParam: (last, _all, offset) => (linesOf(last).length < size ? undefined : offset + size),
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** How a list is read from a place on. */
export interface CursorOptions<Answer> extends Omit<CallOptions, 'staleTime'> {
  /** The name of the query parameter that says where a page begins; `cursor` when absent. */
  readonly parameter?: string;
  /** Where the page after this one begins; null after the last. */
  readonly nextOf: (answer: Answer) => string | null;
}

/** Reads an endpoint page by page, each beginning where the one before ended, and keeps the pages. */
export function useCursorPages<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { parameter = 'cursor', nextOf, enabled = true, keepPrevious = false }: CursorOptions<AnswerOf<E>>,
): UseInfiniteQueryResult<InfiniteData<AnswerOf<E>, string>> {
  const client = useClient();
  const given: LooseInput = input;
  return useInfiniteQuery<AnswerOf<E>, Error, InfiniteData<AnswerOf<E>, string>, readonly unknown[], string>({
    queryKey: [...callKey(endpoint, given), 'from'],
    queryFn: ({ pageParam }) => {
      const query = { ...Object(given.query), ...(pageParam === '' ? {} : { [parameter]: pageParam }) } as object;
      return client.call(endpoint, ...([{ ...given, query }] as unknown as CallArguments<E>));
    },
    initialPageParam: '',
    getNextPageParam: (last) => nextOf(last),
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** How a call is sent beyond its input. */
export interface SendOptions<E extends AnyEndpoint> {
  readonly onSuccess?: (answer: AnswerOf<E>, input: CallInput<E>) => unknown;
  /** Pending, and `onSuccess` not called, until what the endpoint changes has been read again: for what shows that read next. */
  readonly untilRead?: boolean;
  /** Reads what the endpoint changes again when it is refused too: the refusal may be about what others have changed. */
  readonly readWhenRefused?: boolean;
  /** Keeps the call for later where there is no connection. Only for calls that change nothing more when they are sent again. */
  readonly keep?: {
    readonly words: (input: CallInput<E>) => WaitingWords;
    /** Called in place of `onSuccess`. */
    readonly onKept: () => void;
  };
}

/** Sends to an endpoint. What becomes out of date by it is said in its contract, and read again without the caller. */
export function useSend<E extends AnyEndpoint>(
  endpoint: E,
  { onSuccess, untilRead = false, readWhenRefused = false, keep }: SendOptions<E> = {},
): UseMutationResult<AnswerOf<E>, Error, CallInput<E>> {
  const connection = useConnection();
  const { client } = connection;
  const cache = useQueryClient();
  return useMutation({
    // What can be kept does not wait in memory for a connection.
    ...(keep === undefined ? {} : { networkMode: 'always' as const }),
    mutationFn: (input: CallInput<E>) =>
      keep === undefined
        ? client.call(endpoint, ...([input] as unknown as CallArguments<E>))
        : // Whoever keeps calls is told by `onKept`, and reads no answer of the mutation.
          (sendOrKeep(connection, endpoint, input, keep.words(input)) as Promise<AnswerOf<E>>),
    onSuccess: async (answer: AnswerOf<E>, input: CallInput<E>) => {
      if (answer === KEPT) return keep?.onKept();
      if (untilRead) await client.untilRead(endpoint);
      await onSuccess?.(answer, input);
    },
    onError: () => {
      if (readWhenRefused) void readAgain(cache, endpoint.changes ?? []);
    },
  });
}
