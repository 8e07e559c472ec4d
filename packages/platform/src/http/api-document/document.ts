import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Access } from '@hearth/kit/access';
import { PRODUCT } from '@hearth/kit/constants';
import type { Endpoint } from '@hearth/kit/endpoint';
import { z } from 'zod';
import { admitsTokens } from '../admission.ts';
import { MEDIA_TYPES } from '../body-types.ts';
import { canBeKept, IDEMPOTENCY_KEY, REPLAYED } from '../kept-call.ts';
import { HEADERS, REFUSAL, describeRefusals } from './refusals.ts';
import { findSample } from './sample.ts';
import { SchemaBook } from './schema-book.ts';
import type { Json, SchemaNames } from './schema-book.ts';

/** What the contracts don't say themselves. */
export interface DocumentWords {
  readonly publicUrl: string;
  readonly names: SchemaNames;
  /** What each parameter is, by its name or by `operation name`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Examples that can't be made from a schema: of a body by `operation body`, of a parameter by `operation name`. */
  readonly examples: Readonly<Record<string, unknown>>;
}

/**
 * The text of the OpenAPI 3.1 document of the given endpoints: one operation each, with who may call it, its shapes, an example and its
 * refusals. It takes a second in all; other requests have their turn after each endpoint.
 */
export async function writeApiDocument(endpoints: readonly Endpoint[], words: DocumentWords): Promise<string> {
  const book = new SchemaBook(words.names);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const item = (paths[endpoint.path] ??= {});
    item[endpoint.method.toLowerCase()] = describeOperation(endpoint, book, words);
    await nextTurn();
  }
  return book.finish((schemas) => ({
    openapi: '3.1.1',
    info: { title: PRODUCT, version: '1', description: INTRODUCTION },
    servers: [{ url: words.publicUrl }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.service))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: SECURITY,
      headers: HEADERS,
      schemas: { Refusal: REFUSAL, ...schemas },
    },
  }));
}

const INTRODUCTION = `Every call of this installation. Each is also available under the base path of its service.

**Tokens.** Calls with \`x-tokens: true\` can be made with an API token: create one in Settings, under Sign-in and security (it acts for you) or API tokens (it acts as a service of your group), and send it as \`Authorization: Bearer …\`. A token can do what its permissions and its location allow, and never more than its holder.

**Answers** are \`{ "status_code": 200, "data": … }\`, refusals \`{ "status_code": 400, "data": { "code": "INVALID_INPUT", "message": … } }\`. Programs read the code. With \`Accept: application/problem+json\` a refusal is a problem of RFC 9457 with the same \`code\` and \`fields\`.

**Lists** that come in pages answer \`next_cursor\`, and \`Link\` with \`rel="next"\`: the same address with that cursor. On the last page it is null, and there is no \`Link\`.

**Calls that must not happen twice.** Send a call that has \`x-idempotency-key: true\` with the header \`${IDEMPOTENCY_KEY}\`, a text that you choose, and send it again if the answer got lost: for 24 hours the same call with the same key gets the first answer, with \`${REPLAYED}: true\`. The key of another call is refused, and so is a key with a call that doesn’t support it.

**Limits.** Every answer says what is left of the caller’s budget in \`RateLimit\`, every 429 and 503 when to try again in \`Retry-After\`.`;

const SECURITY: Json = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'A session’s access token, or an API token where `x-tokens` says that tokens may call.',
  },
  directory: { type: 'http', scheme: 'bearer', description: 'A token that a group created for its directory.' },
};

function describeOperation(endpoint: Endpoint, book: SchemaBook, words: DocumentWords): Json {
  const { access, schemas } = endpoint;
  const parameters = [
    ...describeParameters(endpoint, schemas.params, 'path', book, words),
    ...describeParameters(endpoint, schemas.query, 'query', book, words),
  ];
  return {
    operationId: endpoint.id,
    tags: [endpoint.service],
    summary: endpoint.summary,
    description: sayWho(access) + (admitsTokens(endpoint) ? ' API tokens can call this.' : ''),
    'x-access': access,
    'x-tokens': admitsTokens(endpoint),
    'x-idempotency-key': canBeKept(endpoint),
    security: access.kind === 'anyone' ? [] : [access.kind === 'provisioner' ? { directory: [] } : { bearer: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...describeBody(endpoint, book, words.examples),
    responses: { '200': describeAnswer(endpoint, book), ...describeRefusals(endpoint) },
  };
}

/** Who may call, as a sentence. */
function sayWho(access: Access): string {
  if (access.kind === 'anyone') return 'For everyone, without signing in.';
  if (access.kind === 'signedIn') return 'For everyone who is signed in, about themselves.';
  if (access.kind === 'employer') return 'For people with a permission in any group.';
  if (access.kind === 'provisioner') return 'For the directory of a group.';
  if (access.kind === 'candidate') return 'For the candidate of the application.';
  if (access.kind === 'house') return `For people with \`${access.permission}\` at the location of the application.`;
  if (access.kind === 'party')
    return `For the candidate of the application, and for people with \`${access.permission}\` at its location.`;
  const { permission, orBelow, services = [] } = access;
  const what = permission === undefined ? 'any permission' : `\`${permission}\``;
  const features = services.map((name) => `\`${name}\``).join(' or ');
  return `For people with ${what} at the brand${orBelow ? ' or below it' : ''}.${
    features === '' ? '' : ` The brand needs the feature ${features}.`
  }`;
}

function describeParameters(
  { id, access }: Endpoint,
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  book: SchemaBook,
  { parameters, examples }: DocumentWords,
): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = book.describe(schema, 'input', `${id}.${place}`) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const fields = schema instanceof z.ZodObject ? (schema.shape as Readonly<Record<string, z.ZodType>>) : {};
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: parameters[`${id} ${name}`] ?? sayAccessParameter(access, name) ?? parameters[name],
    ...(place === 'query' ? { style: 'form', explode: true } : {}),
    schema: shape,
    ...exampleOf(fields[name], examples[`${id} ${name}`]),
  }));
}

/** What the parameter is that access is checked at. */
function sayAccessParameter(access: Access, name: string): string | undefined {
  if ('application' in access) return access.application === name ? 'The application.' : undefined;
  if (access.kind !== 'brand' || access.place.name !== name) return undefined;
  return 'The brand: a group, a region or a location.';
}

/** An example that the schema accepts, where one is found. */
function exampleOf(schema: z.ZodType | undefined, known: unknown): Json {
  const sample = known ?? (schema === undefined ? undefined : findSample(schema, 'input'));
  return sample === undefined ? {} : { example: sample };
}

function describeBody(endpoint: Endpoint, book: SchemaBook, examples: DocumentWords['examples']): Json {
  const { body } = endpoint.schemas;
  const shape = body === undefined ? undefined : book.describe(body, 'input', `${endpoint.id}.body`);
  if (endpoint.multipart !== undefined) {
    const fields = (shape ?? { type: 'object', properties: {} }) as { readonly properties?: Json };
    const file = {
      type: 'array',
      maxItems: endpoint.multipart.maxCount,
      items: { type: 'string', contentMediaType: 'application/octet-stream' },
    };
    return {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { ...fields, properties: { ...fields.properties, [endpoint.multipart.field]: file } },
          },
        },
      },
    };
  }
  if (shape === undefined) return {};
  const content = { schema: shape, ...exampleOf(body, examples[`${endpoint.id} body`]) };
  return {
    requestBody: {
      required: true,
      content: Object.fromEntries(MEDIA_TYPES[endpoint.bodyType].map((type) => [type, content])),
    },
  };
}

function describeAnswer(endpoint: Endpoint, book: SchemaBook): Json {
  const { answer } = endpoint.schemas;
  const isPaged = endpoint.method === 'GET' && answer instanceof z.ZodObject && 'next_cursor' in answer.shape;
  const headers = Object.fromEntries(
    ['RateLimit', ...(isPaged ? ['Link'] : [])].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
  if (endpoint.answers === 'raw' || answer === undefined)
    return { description: 'The content itself, not in the envelope.', headers, content: { '*/*': {} } };
  const data = book.describe(answer, 'output', `${endpoint.id}.answer`);
  const bare = endpoint.isAlsoBare ? z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }).properties : {};
  const envelope = {
    type: 'object',
    required: ['status_code', 'data'],
    properties: { ...bare, status_code: { type: 'integer' }, data },
  };
  return { description: 'Success.', headers, content: { 'application/json': { schema: envelope } } };
}
