import type { CallWeight } from '@hearth/kit/endpoint';
import type { Clock } from '@hearth/platform/clock';
import { IDEMPOTENCY_KEY } from '@hearth/platform/http/kept-call';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FastifyInstance } from 'fastify';
import type { Tool } from './catalogue.ts';
import { isConfirmed, makeConfirmation } from './confirmation.ts';
import { CONFIRMATION, toRequest } from './tool-input.ts';
import type { ToolInput } from './tool-input.ts';

type Json = Readonly<Record<string, unknown>>;
/** Who calls, as the request to `/mcp` said it: every call of a tool is made in the same name. */
export interface ToolCaller {
  readonly token: string;
  readonly host: string;
  readonly address: string;
  /** Takes a call's weight from the budgets of the token and its group; throws when one is used up. */
  charge(weight: CallWeight): void;
}

/** More than this is no use to an assistant, in letters. */
const LONGEST_ANSWER = 200_000;

const answer = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });
const refuse = (text: string): CallToolResult => ({ ...answer(text), isError: true });

/**
 * Does what a tool is for, through the same door as everybody: the call is made anew with the caller's token, so that permissions, limits,
 * validation and records are those of the API. Changes are described at first and made when they come again with their code.
 */
export async function callTool(
  app: FastifyInstance,
  clock: Clock,
  {
    tool,
    input,
    args,
    caller,
  }: {
    readonly tool: Tool;
    readonly input: ToolInput;
    readonly args: Json;
    readonly caller: ToolCaller;
  },
): Promise<CallToolResult> {
  const { [CONFIRMATION]: code, ...rest } = args;
  const { url, body, missing, unknown } = toRequest(tool.endpoint, input, rest);
  if (unknown.length > 0) return refuse(`Unknown arguments: ${unknown.join(', ')}.`);
  if (missing.length > 0) return refuse(`Missing arguments: ${missing.join(', ')}.`);
  if (tool.writes) {
    const change = { tool: tool.name, args: rest };
    if (code === undefined) return answer(askFirst(tool, rest, makeConfirmation(caller.token, change, clock.now())));
    if (!isConfirmed(caller.token, change, code, clock.now()))
      return refuse(
        'This code is not for exactly this change, or it is older than ten minutes. Call without it for a new one.',
      );
  }
  caller.charge(tool.endpoint.weight);
  const response = await app.inject({
    method: tool.endpoint.method as 'GET',
    url,
    remoteAddress: caller.address,
    headers: {
      authorization: `Bearer ${caller.token}`,
      host: caller.host,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      // One yes is for one change: an assistant that lost the answer and tries again gets that answer.
      ...(tool.writes && typeof code === 'string' ? { [IDEMPOTENCY_KEY]: code } : {}),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const { data } = response.json<{ readonly data: unknown }>();
  const text = JSON.stringify(data);
  if (response.statusCode >= 400) return refuse(`Refused (${response.statusCode}): ${text}`);
  return text.length > LONGEST_ANSWER
    ? refuse(
        `The answer has ${text.length} letters, more than fit. Ask for less: a smaller page, one location, or one person.`,
      )
    : answer(text);
}

/** The text that asks for consent before anything has changed. */
function askFirst({ title }: Tool, args: Json, code: string): string {
  return [
    'Nothing has changed yet.',
    `This would be done: ${title}, with ${JSON.stringify(args)}.`,
    'Tell the person in plain words what will change and who will be notified. If they agree, call this tool again with the same arguments and',
    `${CONFIRMATION}: ${code}`,
  ].join('\n');
}
