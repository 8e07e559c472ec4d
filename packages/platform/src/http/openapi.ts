import { FIELD_RULES } from '@hearth/kit/field-rule';
import type { Endpoint } from '@hearth/kit/endpoint';
import { PRODUCT } from '@hearth/kit/constants';
import {
  COMMON_FAILURES,
  INTERNAL,
  INVALID_INPUT,
  NOT_FOUND,
  FORBIDDEN,
  SUSPENDED,
  TOO_LARGE,
  TOO_MANY_REQUESTS,
  UNAUTHORIZED,
  UNAVAILABLE,
  WRONG_TYPE,
} from '@hearth/kit/failure';
import type { FailureKind } from '@hearth/kit/failure';
import { z } from 'zod';
import { admitsTokens } from './admission.ts';
import { MEDIA_TYPES } from './body-types.ts';

type Json = { readonly [key: string]: unknown };

/** The OpenAPI 3.1 document of the given endpoints: one operation each, with its access, shapes and refusals. */
export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, unknown> = { Refusal: refusalSchema(COMMON_FAILURES.map((kind) => kind.code)) };
  for (const endpoint of endpoints) {
    const item = (paths[endpoint.path] ??= {});
    item[endpoint.method.toLowerCase()] = hoistSchemas(operation(endpoint), endpoint.id, schemas);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: PRODUCT,
      version: '1',
      description: 'Every call of this installation. Each is also available under the base path of its service.',
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.service))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A session’s access token, or an API token where `x-tokens` says that tokens may call.',
        },
        directory: { type: 'http', scheme: 'bearer', description: 'A token that a group created for its directory.' },
      },
      schemas,
    },
  };
}

const LOCAL = '#/$defs/';

/** Moves recursive schemas, such as trees, to the document's components. */
function hoistSchemas(value: unknown, prefix: string, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => hoistSchemas(item, prefix, schemas));
  if (value === null || typeof value !== 'object') return value;
  const { $defs, ...rest } = value as { readonly $defs?: Json };
  const own = $defs === undefined ? prefix : `${prefix}.${Object.keys(schemas).length}`;
  for (const [name, shape] of Object.entries($defs ?? {}))
    schemas[`${own}.${name}`] = hoistSchemas(shape, own, schemas);
  return Object.fromEntries(
    Object.entries(rest).map(([key, item]) =>
      key === '$ref' && typeof item === 'string' && item.startsWith(LOCAL)
        ? [key, `#/components/schemas/${own}.${item.slice(LOCAL.length)}`]
        : [key, hoistSchemas(item, own, schemas)],
    ),
  );
}

function operation(endpoint: Endpoint): Json {
  const { access, schemas } = endpoint;
  const parameters = [...describeParameters(schemas.params, 'path'), ...describeParameters(schemas.query, 'query')];
  return {
    operationId: endpoint.id,
    tags: [endpoint.service],
    summary: endpoint.summary,
    'x-access': access,
    'x-tokens': admitsTokens(endpoint),
    security: access.kind === 'anyone' ? [] : [access.kind === 'provisioner' ? { directory: [] } : { bearer: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...describeBody(endpoint),
    responses: { '200': describeAnswer(endpoint), ...describeRefusals(endpoint) },
  };
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as Record<string, unknown>;
  void $schema;
  return rest;
}

function describeParameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(place === 'query' ? { style: 'form', explode: true } : {}),
    schema: shape,
  }));
}

function describeBody(endpoint: Endpoint): Json {
  const { body } = endpoint.schemas;
  if (endpoint.multipart !== undefined) {
    const fields =
      body === undefined ? { type: 'object', properties: {} } : (toJsonSchema(body, 'input') as { properties?: Json });
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
  if (body === undefined) return {};
  const schema = toJsonSchema(body, 'input');
  const content = Object.fromEntries(MEDIA_TYPES[endpoint.bodyType].map((type) => [type, { schema }]));
  return { requestBody: { required: true, content } };
}

function describeAnswer(endpoint: Endpoint): Json {
  const { answer } = endpoint.schemas;
  if (endpoint.answers === 'raw' || answer === undefined)
    return { description: 'The content itself, not in the envelope.', content: { '*/*': {} } };
  const data = toJsonSchema(answer, 'output');
  const envelope = {
    type: 'object',
    required: ['status_code', 'data'],
    properties: {
      ...(endpoint.isAlsoBare ? (data['properties'] as Json) : {}),
      status_code: { type: 'integer' },
      data,
    },
  };
  return { description: 'Success.', content: { 'application/json': { schema: envelope } } };
}

function describeRefusals(endpoint: Endpoint): Record<string, Json> {
  const { access, schemas } = endpoint;
  const possible: FailureKind[] = [INTERNAL, UNAVAILABLE, TOO_MANY_REQUESTS, ...endpoint.failures];
  if (Object.keys(schemas).some((part) => part !== 'answer')) possible.push(INVALID_INPUT);
  if (access.kind !== 'anyone') possible.push(UNAUTHORIZED);
  if (access.kind === 'employer') possible.push(FORBIDDEN);
  if ('application' in access) possible.push(NOT_FOUND);
  if (access.kind === 'brand') possible.push(FORBIDDEN, NOT_FOUND, SUSPENDED);
  if (endpoint.multipart !== undefined || schemas.body !== undefined) possible.push(TOO_LARGE, WRONG_TYPE);
  const byStatus = new Map<number, Set<string>>();
  for (const { status, code } of possible) byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        { description: [...codes].join(', '), content: { 'application/json': { schema: refusalSchema([...codes]) } } },
      ]),
  );
}

function refusalSchema(codes: readonly string[]): Json {
  const field = {
    type: 'object',
    required: ['field', 'rule', 'message'],
    properties: {
      field: { type: 'string' },
      rule: { enum: [...FIELD_RULES] },
      message: { type: 'string' },
      limit: { type: 'number' },
      of: { enum: ['text', 'number', 'list'] },
    },
  };
  return {
    type: 'object',
    required: ['status_code', 'data'],
    properties: {
      status_code: { type: 'integer' },
      data: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { enum: codes }, message: { type: 'string' }, fields: { type: 'array', items: field } },
      },
    },
  };
}
