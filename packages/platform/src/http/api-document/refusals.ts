import type { Endpoint } from '@hearth/kit/endpoint';
import { FIELD_RULES } from '@hearth/kit/field-rule';
import {
  FORBIDDEN,
  INTERNAL,
  INVALID_INPUT,
  NOT_FOUND,
  SUSPENDED,
  TOO_LARGE,
  TOO_MANY_REQUESTS,
  UNAUTHORIZED,
  UNAVAILABLE,
  WRONG_TYPE,
} from '@hearth/kit/failure';
import type { FailureKind } from '@hearth/kit/failure';
import type { Json } from './schema-book.ts';

/** The failures of an endpoint, each once: its own, and those that its access and its input bring along. */
function possibleFailures({ access, schemas, failures, multipart }: Endpoint): readonly FailureKind[] {
  const possible: FailureKind[] = [INTERNAL, UNAVAILABLE, TOO_MANY_REQUESTS, ...failures];
  if (Object.keys(schemas).some((part) => part !== 'answer')) possible.push(INVALID_INPUT);
  if (access.kind !== 'anyone') possible.push(UNAUTHORIZED);
  if (access.kind === 'employer') possible.push(FORBIDDEN);
  if ('application' in access) possible.push(NOT_FOUND);
  if (access.kind === 'brand') possible.push(FORBIDDEN, NOT_FOUND, SUSPENDED);
  if (multipart !== undefined || schemas.body !== undefined) possible.push(TOO_LARGE, WRONG_TYPE);
  return [...new Map(possible.map((kind) => [kind.code, kind])).values()];
}

/** The responses of everything that an endpoint refuses, by status, with the codes and what each says. */
export function describeRefusals(endpoint: Endpoint): Readonly<Record<string, Json>> {
  const byStatus = Map.groupBy(possibleFailures(endpoint), ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].sort(([a], [b]) => a - b).map(([status, kinds]) => [String(status), describeRefusal(kinds)]),
  );
}

function describeRefusal(kinds: readonly FailureKind[]): Json {
  return {
    description: kinds.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
    ...(kinds.includes(TOO_MANY_REQUESTS) || kinds.includes(UNAVAILABLE)
      ? { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }
      : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  };
}

/** The envelope of every refusal. */
export const REFUSAL: Json = {
  type: 'object',
  required: ['status_code', 'data'],
  properties: {
    status_code: { type: 'integer' },
    data: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', description: 'For programs. It doesn’t change.' },
        message: { type: 'string', description: 'For people, in English.' },
        fields: {
          type: 'array',
          description: 'With `INVALID_INPUT`: each field that was refused, and why.',
          items: {
            type: 'object',
            required: ['field', 'rule', 'message'],
            properties: {
              field: { type: 'string', description: 'Its path in what was sent.' },
              rule: { enum: [...FIELD_RULES] },
              message: { type: 'string' },
              limit: { type: 'number' },
              of: { enum: ['text', 'number', 'list'] },
            },
          },
        },
      },
    },
  },
};

export const HEADERS: Json = {
  'Retry-After': {
    description: 'After how many seconds it makes sense to try again.',
    schema: { type: 'integer' },
  },
  Link: {
    description: 'Leads to the next page with `rel="next"`, where there is one.',
    schema: { type: 'string', examples: ['</v1/people?cursor=MTI>; rel="next"'] },
  },
  RateLimit: {
    description: 'What is left of the caller’s budget, and after how many seconds it is full again.',
    schema: { type: 'string', examples: ['"read";r=57;t=32'] },
  },
};
