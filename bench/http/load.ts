import { createRequire } from 'node:module';
import type { Call } from './calls.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const CONNECTIONS = 64;

/** What one run of load found. */
export interface Load {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly non2xx: number;
}
const autocannon = createRequire(import.meta.url)('autocannon') as (options: Record<string, unknown>) => Promise<Load>;

interface Client {
  setBody(body: string): void;
  on(event: string, heard: () => void): void;
}

/** Sends a call over 64 connections for some seconds, each request with a fresh body where it has one. */
export async function load(url: string, { method, token, body, type }: Call, seconds = SECONDS): Promise<Load> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': type ?? 'application/json' }),
  };
  const setupClient = (client: Client): void => {
    const next = (): void => client.setBody(body?.() ?? '');
    next();
    client.on('response', next);
  };
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    method,
    headers,
    ...(body === undefined ? {} : { setupClient }),
  });
}
