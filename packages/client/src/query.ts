import type { AnswerOf, EndpointLine } from '@hearth/kit/endpoint';
import type { QueryClient, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, QueryClient as Cache, useMutation, useQuery } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import type { Client } from './client.ts';
import { useClient } from './context.ts';
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

/** The cache of a signed-in page. What was refused is not asked again; what did not get through is, twice. */
export function createQueryCache(): QueryClient {
  return new Cache({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < 2 && (!(error instanceof CallError) || error.status === 0 || error.status >= 502),
      },
    },
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

/** Sends to an endpoint. What becomes out of date by it is invalidated by the caller, who knows. */
export function useSend<E extends AnyEndpoint>(
  endpoint: E,
  options: { readonly onSuccess?: (answer: AnswerOf<E>, input: CallInput<E>) => unknown } = {},
): UseMutationResult<AnswerOf<E>, Error, CallInput<E>> {
  const client = useClient();
  const { onSuccess } = options;
  return useMutation({
    mutationFn: (input: CallInput<E>) => client.call(endpoint, ...([input] as unknown as CallArguments<E>)),
    ...(onSuccess === undefined
      ? {}
      : { onSuccess: (answer: AnswerOf<E>, input: CallInput<E>) => onSuccess(answer, input) }),
  });
}
