import type { AddressInfo } from 'node:net';
import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import { listJobs } from '@hearth/domains/jobs/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import { createOwnToken, revokeOwnToken } from '@hearth/domains/tokens/contract';
import type { Permission } from '@hearth/kit/permissions';
import { admitsTokens } from '@hearth/platform/http/admission';
import { canBeKept } from '@hearth/platform/http/kept-call';
import { startTestServer } from '@hearth/testing/server';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { TOOLS } from './catalogue.ts';
import { CONFIRM_WITHIN_MS } from './confirmation.ts';
import { MCP_PATH } from './serve.ts';
import { readToolInput } from './tool-input.ts';

const server = await startTestServer();
await server.application.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.application.app.server.address() as AddressInfo;
const place = await openRestaurant(server);
const stranger = await openRestaurant(server);
const manager = await place.managerWith(['VIEW_TEAM', 'VIEW_JOBS', 'MANAGE_JOBS', 'VIEW_SCHEDULE']);

async function makeToken(permissions: readonly Permission[], at = place.groupId) {
  const body = { name: 'Assistant', brand_id: at, permissions: [...permissions], days: 30, proof: FACTORY_PASSWORD };
  return (await server.call(createOwnToken, { body }, manager.token)).data;
}

/** The protocol's own client, connected with a token. */
async function connect(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}${MCP_PATH}`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  return client;
}

interface Said {
  readonly isError: boolean;
  readonly text: string;
}
async function use(client: Client, name: string, args: Readonly<Record<string, unknown>>): Promise<Said> {
  const { content, isError = false } = await client.callTool({ name, arguments: { ...args } });
  const [first] = content as readonly { readonly text: string }[];
  return { isError, text: first?.text ?? '' };
}
const codeIn = ({ text }: Said): string => /confirmation: (\S+)$/.exec(text)?.[1] ?? '';
const countJobs = async (): Promise<number> =>
  (await server.call(listJobs, { params: { id: place.groupId }, query: {} }, manager.token)).data.total;

describe('the tools', () => {
  test.each(TOOLS)('$name is open to tokens, answers JSON and has one place for each argument', (tool) => {
    expect(admitsTokens(tool.endpoint)).toBe(true);
    expect(tool.endpoint.answers).toBe('json');
    expect(tool.writes).toBe(tool.endpoint.transaction === 'write');
    expect(tool.writes).toBe(canBeKept(tool.endpoint));
    const { schema, partOf } = readToolInput(tool.endpoint, tool.writes);
    const names = Object.keys(schema['properties'] as object);
    expect(names.filter((name) => name !== 'confirmation')).toEqual([...partOf.keys()]);
  });

  test('are listed with what they do, and whether they change something', async () => {
    const client = await connect((await makeToken(['VIEW_TEAM'])).token);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    const publish = tools.find(({ name }) => name === 'publish_schedule');
    expect(publish?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    expect(Object.keys(publish?.inputSchema.properties ?? {})).toContain('confirmation');
    expect(tools.find(({ name }) => name === 'list_jobs')?.annotations?.readOnlyHint).toBe(true);
  });
});

describe('reading', () => {
  test('answers what the token may see, and no more', async () => {
    const client = await connect((await makeToken(['VIEW_TEAM'])).token);
    const team = await use(client, 'list_employees', { id: place.groupId, search: 'Quintela' });
    expect(team.isError).toBe(false);
    expect(team.text).toContain('Inês');
    expect(await use(client, 'list_jobs', { id: place.groupId }), 'a permission that it lacks').toMatchObject({
      isError: true,
      text: expect.stringContaining('403'),
    });
    expect(await use(client, 'list_employees', { id: stranger.groupId })).toMatchObject({
      isError: true,
      text: expect.stringContaining('404'),
    });
  });

  test('names what is wrong with the arguments', async () => {
    const client = await connect((await makeToken(['VIEW_TEAM', 'VIEW_SCHEDULE'])).token);
    const week = await use(client, 'get_schedule', { id: place.here, week: 'next week' });
    expect(week).toMatchObject({ isError: true, text: expect.stringContaining('week') });
    const more = await use(client, 'list_employees', { id: place.groupId, wage: 12 });
    expect(more).toEqual({ isError: true, text: 'Unknown arguments: wage.' });
    for (const id of ['', '.', '..'])
      expect(await use(client, 'list_employees', { id }), 'a step of a path').toEqual({
        isError: true,
        text: 'Missing arguments: id.',
      });
    for (const id of ['../../v1/users/me', '', { a: 1 }, '%2e%2e/%2e%2e/openapi.json'])
      expect(await use(client, 'list_employees', { id }), 'another call').toMatchObject({ isError: true });
  });
});

describe('changing', () => {
  const wish = () => ({ id: place.groupId, location_id: place.here, title: 'Bartender for the terrace' });

  test('happens after it was confirmed with the code for exactly this change', async () => {
    const client = await connect((await makeToken(['VIEW_JOBS', 'MANAGE_JOBS'])).token);
    const before = await countJobs();
    const asked = await use(client, 'create_job_draft', wish());
    expect(asked.text).toContain('Nothing has changed yet.');
    expect(await countJobs()).toBe(before);
    const confirmation = codeIn(asked);
    const other = await use(client, 'create_job_draft', { ...wish(), title: 'Another', confirmation });
    expect(other.isError, 'for another change').toBe(true);
    expect((await use(client, 'create_job_draft', { ...wish(), confirmation: `${confirmation}x` })).isError).toBe(true);
    expect(await countJobs()).toBe(before);
    const done = await use(client, 'create_job_draft', { ...wish(), confirmation });
    expect(done.isError).toBe(false);
    expect(await countJobs()).toBe(before + 1);
    expect(await use(client, 'create_job_draft', { ...wish(), confirmation }), 'tried again').toEqual(done);
    expect(await countJobs(), 'one yes is for one change').toBe(before + 1);
  });

  test('needs a new code after a while, and with another token', async () => {
    const [one, other] = [await makeToken(['VIEW_JOBS', 'MANAGE_JOBS']), await makeToken(['VIEW_JOBS', 'MANAGE_JOBS'])];
    const client = await connect(one.token);
    const confirmation = codeIn(await use(client, 'create_job_draft', wish()));
    expect((await use(await connect(other.token), 'create_job_draft', { ...wish(), confirmation })).isError).toBe(true);
    server.clock.advance(CONFIRM_WITHIN_MS + 1);
    expect((await use(client, 'create_job_draft', { ...wish(), confirmation })).isError).toBe(true);
    server.clock.advance(-CONFIRM_WITHIN_MS - 1);
    expect((await use(client, 'create_job_draft', { ...wish(), confirmation })).isError).toBe(false);
  });

  test('is refused without the permission, whatever was confirmed', async () => {
    const client = await connect((await makeToken(['VIEW_JOBS'])).token);
    const confirmation = codeIn(await use(client, 'create_job_draft', wish()));
    expect(await use(client, 'create_job_draft', { ...wish(), confirmation })).toMatchObject({
      isError: true,
      text: expect.stringContaining('403'),
    });
  });
});

describe('who connects', () => {
  const knock = (token: string | undefined) =>
    server.request('POST', MCP_PATH, {
      ...(token === undefined ? {} : { token }),
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      headers: { accept: 'application/json, text/event-stream' },
    });

  test('has an API token: nobody else, and no revoked one', async () => {
    const made = await makeToken(['VIEW_TEAM']);
    expect((await knock(made.token)).status).toBe(200);
    await server.call(revokeOwnToken, { params: { token_id: made.id } }, manager.token);
    for (const token of [undefined, manager.token, made.token, 'hearth_pat_x'])
      expect((await knock(token)).status).toBe(401);
  });

  test('cannot send what is no message of the protocol', async () => {
    const { token } = await makeToken(['VIEW_TEAM']);
    for (const body of [[], {}, { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'drop_tables' } }, null])
      expect((await server.request('POST', MCP_PATH, { token, body })).status).toBeLessThan(500);
    expect((await server.request('GET', MCP_PATH, { token })).status).toBe(405);
  });

  test('gets an answer to a request for a stream, and none is left open', async () => {
    const { token } = await makeToken(['VIEW_TEAM']);
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = { notifications: { toolsListChanged: true }, _meta: meta };
    const answer = await server.request('POST', MCP_PATH, {
      token,
      body: { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params },
      headers: {
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'subscriptions/listen',
      },
    });
    expect(answer.text).toContain('limit');
  });
});
