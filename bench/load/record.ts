import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import pg from 'pg';

/**
 * Loaded into the server ahead of it (`--import`), writes down every statement that it sends to the database, and puts them
 * into the file RECORD when it ends. SIGUSR2 marks where the part begins that is measured.
 */
export interface Recorded {
  /** The statements of a connection, in the order in which they were sent; numbered across all connections. */
  readonly connections: readonly (readonly Sent[])[];
  /** The number from which on statements are measured. */
  readonly mark: number;
}
export interface Sent {
  readonly number: number;
  readonly text: string;
  readonly values: readonly unknown[];
}

const connections = new Map<object, Sent[]>();
let number = 0;
let mark = 0;

const send = Reflect.get(pg.Client.prototype, 'query') as (this: object, ...words: unknown[]) => unknown;
pg.Client.prototype.query = function query(this: object, ...words: unknown[]): unknown {
  const [first, second] = words;
  const { text = '', values = [] } = (typeof first === 'string' ? { text: first, values: second } : first) as {
    text?: string;
    values?: unknown;
  };
  const sent = connections.get(this) ?? [];
  connections.set(this, sent);
  sent.push({ number, text, values: Array.isArray(values) ? [...(values as unknown[])] : [] });
  number += 1;
  return send.apply(this, words);
} as typeof pg.Client.prototype.query;

process.on('SIGUSR2', () => (mark = number));
process.on('exit', () => {
  const recorded: Recorded = { connections: [...connections.values()], mark };
  writeFileSync(process.env['RECORD'] ?? '', serialize(recorded));
});
