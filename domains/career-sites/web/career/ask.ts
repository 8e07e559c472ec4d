import type { CareerRequest } from '@hearth/client/career';
import type { AnswerOf, Endpoint, SentInputOf } from '@hearth/kit/endpoint';
import type { PageCallInput } from '@hearth/kit/page';

/** Calls a public endpoint for a page, with a typed answer. */
export async function callPublic<E extends Endpoint>(
  request: CareerRequest,
  endpoint: E,
  input: Partial<Pick<SentInputOf<E>, 'params' | 'query'>>,
): Promise<AnswerOf<E>> {
  return (await request.call(endpoint, toPageInput(input))) as AnswerOf<E>;
}

/** Converts input to text values for an address. */
function toPageInput({ params, query }: { params?: unknown; query?: unknown }): PageCallInput {
  const texts = (given: unknown) =>
    Object.fromEntries(
      Object.entries(given ?? {})
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
    );
  return { params: texts(params) as Record<string, string>, query: texts(query) };
}
