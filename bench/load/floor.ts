import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import pg from 'pg';
import type { Recorded, Sent } from './record.ts';

/** What the recorded statements took by themselves. */
export interface FloorFigures {
  readonly statements: number;
  readonly transactions: number;
  readonly failed: number;
  readonly seconds: number;
}

/** As many connections as the server has by default. */
const CONNECTIONS = 10;

interface Unit {
  readonly number: number;
  readonly statements: readonly Sent[];
  readonly isTransaction: boolean;
}

const isEnd = ({ text }: Sent): boolean => /^(?:commit|rollback)\b/.test(text);
/** What the server sends for the sake of its own connections and scopes, and what the floor begins and ends itself. */
const isOwn = ({ text }: Sent): boolean =>
  isEnd({ text, number: 0, values: [] }) ||
  /^(?:begin|listen |set |select set_config|select pg_is_in_recovery)/i.test(text);

/** Cuts what a connection was sent into transactions; one that never commits is a reading one, whose statements stand alone. */
function unitsOf(sent: readonly Sent[]): readonly Unit[] {
  // Preparing a connection ends with a commit of its own.
  const ends = sent.filter(isEnd).length;
  if (ends <= 1)
    return sent
      .filter((one) => !isOwn(one))
      .map((one) => ({ number: one.number, statements: [one], isTransaction: false }));
  const units: Unit[] = [];
  let open: Sent[] = [];
  for (const one of sent) {
    if (!isOwn(one)) open.push(one);
    if (!isEnd(one)) continue;
    const [first] = open;
    if (first !== undefined) units.push({ number: first.number, statements: open, isTransaction: true });
    open = [];
  }
  return units;
}

/**
 * Sends what the server was seen to send, by bare `pg`, to a copy of the database as it was when the server started: first, one
 * after the other, what came before the mark; then the rest over as many connections as the server has, as fast as it goes.
 * Statements and values are the same; scopes, and with them row security, are left out.
 */
export async function replay(url: string, file: string): Promise<FloorFigures> {
  const { connections, mark } = deserialize(readFileSync(file)) as Recorded;
  const units = connections.flatMap(unitsOf).sort((a, b) => a.number - b.number);
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const known = names.get(text) ?? `f${names.size}`;
    names.set(text, known);
    return known;
  };
  const run = async (client: pg.Client, { statements, isTransaction }: Unit): Promise<boolean> => {
    try {
      if (isTransaction) await client.query('begin');
      for (const { text, values } of statements)
        await client.query(text.includes(';') ? text : { name: nameOf(text), text, values: [...values] });
      if (isTransaction) await client.query('commit');
      return true;
    } catch {
      if (isTransaction) await client.query('rollback');
      return false;
    }
  };
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const [first] = clients;
  if (first === undefined) throw new Error('No connection.');
  for (const unit of units) if (unit.number < mark) await run(first, unit);
  const measured = units.filter((unit) => unit.number >= mark);
  let next = 0;
  let failed = 0;
  const began = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let unit = measured[next]; unit !== undefined; unit = measured[next]) {
        next += 1;
        if (!(await run(client, unit))) failed += 1;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  await Promise.all(clients.map((client) => client.end()));
  const statements = measured.reduce((sum, unit) => sum + unit.statements.length, 0);
  return { statements, transactions: measured.length, failed, seconds };
}

if (process.env['FLOOR_FILE'] !== undefined)
  process.stdout.write(
    `${JSON.stringify(await replay(process.env['DATABASE_URL'] ?? '', process.env['FLOOR_FILE']))}\n`,
  );
