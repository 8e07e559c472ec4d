import { Validator } from '@seriousme/openapi-schema-validator';
import { startTestServer } from '@hearth/testing/server';
import { z } from 'zod';
import { expect, test } from 'vitest';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly description?: string;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
}

interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const server = await startTestServer();
const { text, status } = await server.request('GET', '/openapi.json');
const document: ApiDocument = JSON.parse(text);
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
const endpoints = new Map(server.application.implementations.map(({ endpoint }) => [endpoint.id, endpoint]));

test('the API document is valid OpenAPI 3.1 and lists every endpoint', async () => {
  expect(status).toBe(200);
  const result = await new Validator().validate(JSON.parse(text));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document.openapi).toMatch(/^3\.1/);
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...endpoints.keys()].sort());
});

test('every reference leads to a schema of the document, and every schema is used', () => {
  const used = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
  expect([...used].sort()).toEqual(Object.keys(document.components.schemas).sort());
  expect(/#\/\$defs|~sent|"\$ref":"#"/.test(text), 'what is of a single schema').toBe(false);
});

test('every parameter says what it is', () => {
  const silent = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters.filter(({ description = '' }) => description === '').map(({ name }) => `${operationId} ${name}`),
  );
  expect(silent).toEqual([]);
});

test('every parameter and every body has an example that its call accepts', () => {
  const wrong: string[] = [];
  for (const { operationId, parameters = [], requestBody } of operations) {
    const { schemas, multipart } = endpoints.get(operationId) ?? { schemas: {} };
    for (const { name, in: place, example } of parameters) {
      const schema = schemas[place === 'path' ? 'params' : 'query'];
      const field = schema instanceof z.ZodObject ? (schema.shape[name] as z.ZodType | undefined) : undefined;
      if (example === undefined || field?.safeParse(example).success !== true) wrong.push(`${operationId} ${name}`);
    }
    if (requestBody === undefined || multipart !== undefined || schemas.body === undefined) continue;
    for (const { example } of Object.values(requestBody.content))
      if (example === undefined || !schemas.body.safeParse(example).success) wrong.push(`${operationId} body`);
  }
  expect(wrong).toEqual([]);
});

test('it says what it has to once: a UUID is its format, a shape with a name is a reference', () => {
  expect(text.includes('"pattern":"^([0-9a-fA-F]{8}-'), 'the pattern of a UUID').toBe(false);
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['Refusal', 'jobs.JobLine']));
  expect(text.length).toBeLessThan(3_000_000);
});
