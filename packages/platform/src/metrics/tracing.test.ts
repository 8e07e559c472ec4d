import { openRestaurant } from '@hearth/domains/team/factory';
import { createPosition } from '@hearth/domains/team/contract';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { startTestServer } from '@hearth/testing/server';
import { afterAll, beforeEach, expect, test } from 'vitest';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const HEADERS = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

const kept = new InMemorySpanExporter();
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());
trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(kept)] }));
afterAll(() => {
  trace.disable();
  context.disable();
  propagation.disable();
});

const server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
const direct = await startTestServer();
const place = await openRestaurant(server);
const manager = await place.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
beforeEach(() => kept.reset());

const spans = (): ReadableSpan[] => kept.getFinishedSpans();
const named = (name: string): ReadableSpan | undefined => spans().find((span) => span.name === name);

test('a call is a span of its operation in the trace of the proxy, and its statements are below it without their values', async () => {
  const url = createPosition.path.replace('{id}', place.groupId);
  const body = { name: 'Sommelier of the cellar', department: 'FLOOR' };
  expect((await server.request('POST', url, { token: manager.token, body, headers: HEADERS })).status).toBe(200);
  const call = named('team.createPosition');
  expect(call?.kind).toBe(SpanKind.SERVER);
  expect(call?.spanContext().traceId).toBe(TRACE);
  expect(call?.attributes).toMatchObject({ 'http.request.method': 'POST' });
  const below = spans().filter(({ parentSpanContext: parent }) => parent?.spanId === call?.spanContext().spanId);
  expect(below.map(({ name }) => name)).toContain('insert');
  expect(JSON.stringify(spans().map(({ attributes, events }) => [attributes, events]))).not.toContain('Sommelier');
});

test('a refusal is told by its code and is no error', async () => {
  const url = createPosition.path.replace('{id}', place.groupId);
  await server.request('POST', url, { token: manager.token, body: { name: '' } });
  const call = named('team.createPosition');
  expect([call?.attributes['error.type'], call?.status.code]).toEqual(['INVALID_INPUT', SpanStatusCode.UNSET]);
});

test('a stranger names no trace', async () => {
  await direct.request('GET', '/v1/currencies', { headers: HEADERS });
  expect(spans().length).toBeGreaterThan(0);
  expect(spans().filter((span) => span.spanContext().traceId === TRACE)).toEqual([]);
});

test('a job is a trace of its own', async () => {
  await server.settle();
  const jobs = spans().filter(({ kind }) => kind === SpanKind.CONSUMER);
  expect(jobs.length).toBeGreaterThan(0);
  expect(jobs.every(({ parentSpanContext: parent }) => parent === undefined)).toBe(true);
});
