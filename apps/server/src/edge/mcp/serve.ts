import { failure, UNAUTHORIZED } from '@hearth/kit/failure';
import type { TokenSource } from '@hearth/platform/access/sources';
import type { Clock } from '@hearth/platform/clock';
import type { Overload } from '@hearth/platform/http/overload';
import type { RateLimits } from '@hearth/platform/http/rate-limits';
import { isApiToken } from '@hearth/platform/secrets/api-token';
import type { Log } from '@hearth/platform/log';
import type {
  McpHttpHandler,
  McpRequestContext,
  McpServer,
  StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import about from '../../../package.json' with { type: 'json' };
import { TOOLS } from './catalogue.ts';
import type { Tool } from './catalogue.ts';
import { callTool } from './tool-calls.ts';
import type { ToolCaller } from './tool-calls.ts';
import { readToolInput } from './tool-input.ts';
import type { ToolInput } from './tool-input.ts';

/** Where assistants connect. */
export const MCP_PATH = '/mcp';

interface McpParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: RateLimits;
  readonly overload: Overload;
  readonly tokens: TokenSource;
  readonly publicUrl: string;
}

const INSTRUCTIONS = `Hearth runs hiring and schedules of hotels, restaurants and bars. Begin with list_brands: most tools need the id of a brand or location as "id".
Days are YYYY-MM-DD in the location's time zone; weeks begin where the location's settings say. Changes are described first and done when you call again with the
code that you got; ask the person in between. What the token may not see or do is refused, and pay and messages are not available to assistants.`;

/**
 * Serves the Model Context Protocol, for assistants of people who created an API token for them. It keeps no sessions, so that any node answers
 * any request.
 */
export function serveMcp(app: FastifyInstance, parts: McpParts): void {
  const { limits, overload, tokens } = parts;
  let opened: Promise<McpHttpHandler> | undefined;
  app.addHook('onClose', async () => (await opened)?.close());
  /** What a request's tool takes of the budgets: its own call comes from inside, which is not charged. */
  const charges = new WeakMap<FastifyRequest, ToolCaller['charge']>();
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Given back with the answer: the calls of tools are counted for themselves.
    reply.raw.once('close', overload.enter({ writes: false }));
    const token = bearerOf(request);
    const actor = token === undefined ? null : await tokens.authenticate(token);
    if (actor?.token === undefined) {
      limits.chargeGuest(reply, 'search');
      reply.header('www-authenticate', 'Bearer');
      throw failure(UNAUTHORIZED);
    }
    const { id, groupId } = actor.token;
    limits.charge(reply, 'token', id, 'read');
    charges.set(request, (weight) => {
      limits.charge(reply, 'token', id, weight);
      limits.charge(reply, 'group', groupId, weight);
    });
  };
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    exposeHeadRoute: false,
    onRequest: admit,
    config: { operation: 'mcp' },
    handler: async (request, reply) => {
      const caller: ToolCaller = {
        token: bearerOf(request) ?? '',
        host: request.host,
        address: request.ip,
        charge: charges.get(request) ?? throwUncharged,
      };
      opened ??= openHandler(app, parts);
      const answer = await (
        await opened
      ).fetch(toWebRequest(request, parts.publicUrl), {
        ...(request.method === 'POST' ? { parsedBody: request.body } : {}),
        authInfo: { token: caller.token, clientId: '', scopes: [], extra: { caller } },
      });
      for (const [name, value] of answer.headers) reply.header(name, value);
      return reply
        .header('cache-control', 'no-store')
        .status(answer.status)
        .send(await answer.text());
    },
  });
}

interface PreparedTool {
  readonly tool: Tool;
  readonly input: ToolInput;
  readonly schema: StandardSchemaWithJSON<unknown, Readonly<Record<string, unknown>>>;
}

/** Loads the protocol's library and reads the schemas of the tools at the first request: a start does not wait for what few use. */
async function openHandler(app: FastifyInstance, parts: McpParts): Promise<McpHttpHandler> {
  const library = await import('@modelcontextprotocol/server');
  const tools = TOOLS.map(prepareTool);
  /** One server for one request, with every tool. */
  const openServer = ({ authInfo }: McpRequestContext): McpServer => {
    const caller = authInfo?.extra?.['caller'] as ToolCaller;
    const server = new library.McpServer(
      { name: 'hearth', title: 'Hearth', version: about.version },
      { instructions: INSTRUCTIONS },
    );
    for (const { tool, input, schema } of tools)
      server.registerTool(
        tool.name,
        {
          title: tool.title,
          description: tool.writes ? `${tool.endpoint.summary} Asks for confirmation first.` : tool.endpoint.summary,
          inputSchema: schema,
          annotations: { readOnlyHint: !tool.writes, destructiveHint: tool.writes, openWorldHint: false },
        },
        async (args) => callTool(app, parts.clock, { tool, input, args, caller }),
      );
    return server;
  };
  return library.createMcpHandler(openServer, {
    // Nothing changes that a client would have to hear of: the tools are those of this version.
    maxSubscriptions: 0,
    onerror: (err) => parts.log.debug({ err }, 'a request of an assistant was not understood'),
  });
}

/** A tool with its schemas. The call itself checks its input and names the fields. */
function prepareTool(tool: Tool): PreparedTool {
  const input = readToolInput(tool.endpoint, tool.writes);
  return {
    tool,
    input,
    schema: {
      '~standard': {
        version: 1,
        vendor: 'hearth',
        validate: (value: unknown) => ({ value: (value ?? {}) as Readonly<Record<string, unknown>> }),
        jsonSchema: { input: () => ({ ...input.schema }), output: () => ({ ...input.schema }) },
      },
    },
  };
}

function throwUncharged(): never {
  throw new Error('A tool was reached without having been admitted.');
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  const token = headers.authorization?.replace(/^Bearer /, '');
  return isApiToken(token) ? token : undefined;
}

/** The request for the protocol's library: its headers; the body is passed on as it was read. */
function toWebRequest({ method, headers }: FastifyRequest, publicUrl: string): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && name !== 'content-length' && name !== 'authorization') sent.set(name, value);
  return new Request(new URL(MCP_PATH, publicUrl), { method, headers: sent });
}
