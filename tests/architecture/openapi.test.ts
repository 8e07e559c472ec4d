import { Validator } from '@seriousme/openapi-schema-validator';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';

const server = await startTestServer();

test('the API document is valid OpenAPI 3.1 and lists every endpoint', async () => {
  const { text, status } = await server.request('GET', '/openapi.json');
  expect(status).toBe(200);
  const document: { openapi: string; paths: Record<string, Record<string, { operationId: string }>> } =
    JSON.parse(text);
  const result = await new Validator().validate(JSON.parse(text));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document.openapi).toMatch(/^3\.1/);
  const listed = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map((operation) => operation.operationId),
  );
  expect(listed.sort()).toEqual(server.application.implementations.map(({ endpoint }) => endpoint.id).sort());
});
