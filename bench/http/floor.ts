import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The floor of a call, a process of its own like the server it is compared with: bare node:http and pg, the same statements
 * and the same number of bytes, and nothing else. It reads what to do from FLOOR and says its port on its standard output.
 */
export interface Floor {
  readonly statements: readonly { readonly text: string; readonly values: readonly unknown[] }[];
  readonly writes: boolean;
  readonly bytes: string;
}

const { statements, writes, bytes } = JSON.parse(process.env['FLOOR'] ?? '{}') as Floor;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

async function ask(): Promise<void> {
  const client = await pool.connect();
  if (writes) await client.query('begin');
  for (const [index, { text, values }] of statements.entries()) {
    const fresh = values.map((value) => (value === 'NEW' ? crypto.randomUUID() : value));
    await client.query({ name: `s${index}`, text, values: fresh });
  }
  if (writes) await client.query('commit');
  client.release();
}

const server = createServer((request, response) => {
  const answer = async (): Promise<void> => {
    if (request.method === 'POST') for await (const chunk of request) void chunk;
    if (statements.length > 0) await ask();
    response.writeHead(200, { 'content-type': 'application/json' }).end(bytes);
  };
  answer().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
