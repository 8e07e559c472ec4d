import type { CareerRequest } from '@hearth/client/career';
import type { AnswerOf, Endpoint, SentTo } from '@hearth/kit/endpoint';
import type { PageCallInput } from '@hearth/kit/page';

/** Calls a public endpoint for a page, with the answer's type. */
export async function ask<E extends Endpoint>(
  request: CareerRequest,
  endpoint: E,
  input: Partial<Pick<SentTo<E>, 'params' | 'query'>>,
): Promise<AnswerOf<E>> {
  return (await request.call(endpoint, written(input))) as AnswerOf<E>;
}

/** Input as it is written into an address: every value a text. */
function written({ params, query }: { params?: unknown; query?: unknown }): PageCallInput {
  const texts = (given: unknown) =>
    Object.fromEntries(
      Object.entries(given ?? {})
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
    );
  return { params: texts(params) as Record<string, string>, query: texts(query) };
}
