import { join } from 'node:path';
import type { Actor, BrandGrant } from '@hearth/kit/access';
import type { Endpoint, InputShape } from '@hearth/kit/endpoint';
import { success } from '@hearth/kit/envelope';
import { failure, FORBIDDEN } from '@hearth/kit/failure';
import type { Permission } from '@hearth/kit/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findParty } from '../access/party.ts';
import type { PartyParts } from '../access/party.ts';
import type { AccessRequirement, PolicySource } from '../access/sources.ts';
import type { Scope } from '../database.ts';
import { PUBLIC } from '../database.ts';
import { ReceivedFiles } from '../files/received.ts';
import { loopWatch } from '../loop-watch.ts';
import { traceCall } from '../metrics/tracing.ts';
import { WithHeaders } from '../module.ts';
import type { AnyContext, Implementation, Input, RawAnswer, ReceivedFile, PlatformTools } from '../module.ts';
import type { Runner } from '../work.ts';
import { admit, requireGrant, grantFor, refuseUndeclared, refuseUnguarded } from './admission.ts';
import type { Admission, GateParts } from './admission.ts';
import { createAnswerFilter } from './answers.ts';
import { withBodies } from './body-types.ts';
import { check, readMultipart } from './input.ts';
import { callOnce, IDEMPOTENCY_KEY, readKeptCall } from './kept-call.ts';
import { nextPageLink } from './next-page.ts';
import type { Overload } from './overload.ts';
import { toRequestFacts } from './request-facts.ts';

export interface AdapterParts extends GateParts {
  readonly runner: Runner;
  readonly overload: Overload;
  readonly tools: Pick<PlatformTools, 'config' | 'clock' | 'log'>;
  /** Refuse answers that are not as their schema says: in tests and development. What it does not name is never sent. */
  readonly checkAnswers: boolean;
  /** The base path of a gateway service. */
  readonly basePath: (service: string) => string;
}

/**
 * Registers an endpoint, bare and under its service's base path. The order is fixed: who calls, where, may they; then its
 * body is read; is what they sent right, and only then the handler, in one transaction of the scope that follows from who
 * calls.
 */
export function serve(app: FastifyInstance, implementation: Implementation, parts: AdapterParts): void {
  refuseUndeclared(implementation.endpoint);
  refuseUnguarded(implementation);
  const { endpoint } = implementation;
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  const { method, maxBodyBytes: bodyLimit } = endpoint;
  const asNamed = createAnswerFilter(endpoint, { checkAnswers: parts.checkAnswers, log: parts.tools.log });
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.leave = parts.overload.enter({ writes: method !== 'GET' });
    // Whoever is refused or goes away before the handler is reached leaves too.
    reply.raw.once('close', request.leave);
    request.admission = await admit(implementation, parts, request, reply);
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const place = loopWatch.enter(endpoint.id, request.id);
    try {
      const result = await traceCall(endpoint.id, request, () => runCall(implementation, parts, request));
      // Not waited for, and the reply is returned below: that ends with the last byte, which a stream or a slow reader keeps open.
      void send(endpoint, asNamed, reply, result);
    } finally {
      loopWatch.leave(place);
      request.leave?.();
    }
    return reply;
  };
  const config = { operation: endpoint.id, isWatched: true };
  withBodies(app, endpoint.bodyType, (scope) => {
    for (const url of [path, `${parts.basePath(endpoint.service)}${path}`])
      scope.route({ method, url, onRequest, handler, bodyLimit, exposeHeadRoute: false, config });
  });
}

/** The folder in which files lie while they come. */
const INCOMING = 'incoming';

/** Runs a call in one transaction of the caller's scope. */
async function runCall(
  { endpoint, handle }: Implementation,
  parts: AdapterParts,
  request: FastifyRequest,
): Promise<unknown> {
  const { admission } = request;
  if (admission === undefined) throw new Error(`${endpoint.id} was reached without having been admitted.`);
  if (endpoint.multipart === undefined)
    return runHandler({ endpoint, handle }, parts, request, admission, { body: request.body, files: [] });
  const received = new ReceivedFiles(join(parts.tools.config.dataDir, INCOMING));
  try {
    const hasRoom = (): boolean => parts.disk.state === 'ENOUGH';
    const sent = await readMultipart(request, endpoint.multipart, { received, hasRoom });
    return await runHandler({ endpoint, handle }, parts, request, admission, sent);
  } finally {
    await received.release();
  }
}

async function runHandler(
  { endpoint, handle }: Pick<Implementation, 'endpoint' | 'handle'>,
  parts: AdapterParts,
  request: FastifyRequest,
  admission: Admission,
  sent: { readonly body: unknown; readonly files: readonly ReceivedFile[] },
): Promise<unknown> {
  const { actor, provisioner, party, params, query } = admission;
  const kept = readKeptCall(endpoint, request.headers[IDEMPOTENCY_KEY.toLowerCase()], actor);
  const body = check(endpoint.schemas.body, sent.body, 'body');
  const grant =
    endpoint.access.kind === 'brand' && admission.grant === undefined
      ? await grantFor(endpoint, { params, query, body }, actor, parts.policies)
      : admission.grant;

  const input: Input<InputShape> = { params, query, body, files: sent.files };
  const scope =
    provisioner === undefined
      ? (party?.scope ?? (await scopeFor(endpoint, actor, grant, parts.policies)))
      : ({ kind: 'tenant', groupIds: [provisioner.groupId], userId: null } as const);
  return parts.runner.call(
    endpoint,
    scope,
    { actor, provisioner, grant, party, request: toRequestFacts(request) },
    (context) => {
      const work = (): Promise<unknown> => handle(input, withGrantAt(context, actor, parts) as never);
      return kept === undefined || !('db' in context)
        ? work()
        : callOnce(context.db, kept, { params, query, body }, work);
    },
  );
}

function withGrantAt(context: AnyContext, actor: Actor | undefined, parts: PartyParts): object {
  const { policies } = parts;
  // Absent where the handler opens its own transactions: then the memory reads in one of its own.
  const db = 'db' in context ? context.db : undefined;
  if (actor === undefined) return context;
  return {
    ...context,
    grantAt: async (brandId: string, need: AccessRequirement) =>
      requireGrant(await policies.grantAt(actor, brandId, need, db)),
    partyAt: (applicationId: string, permission: Permission) =>
      findParty(parts, actor, { applicationId, permission }, db),
    standing: () => policies.standingOf(actor, db),
  };
}

async function scopeFor(
  endpoint: Endpoint,
  actor: Actor | undefined,
  grant: BrandGrant | undefined,
  policies: PolicySource,
): Promise<Scope> {
  if (actor === undefined) return PUBLIC;
  if (grant !== undefined) return { kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId };
  if (endpoint.access.kind === 'signedIn') return { kind: 'self', userId: actor.userId };
  const groupIds = await policies.groupsOf(actor);
  if (groupIds.length === 0) throw failure(FORBIDDEN);
  return { kind: 'tenant', groupIds, userId: actor.userId };
}

function send(
  endpoint: Endpoint,
  asNamed: (data: unknown) => unknown,
  reply: FastifyReply,
  result: unknown,
): FastifyReply {
  const headed = result instanceof WithHeaders;
  const data = asNamed(headed ? result.answer : result);
  if (headed) reply.headers(result.headers).status(result.status);
  if (endpoint.answers === 'raw') {
    const { status, type, body, headers } = data as RawAnswer;
    return reply
      .status(status)
      .headers({ ...headers })
      .type(type)
      .send(body);
  }
  const next = endpoint.method === 'GET' ? nextPageLink(reply.request.url, data) : undefined;
  if (next !== undefined) reply.header('link', next);
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        ...(endpoint.isAlsoBare ? (data as object) : {}),
        ...success(data, headed ? result.status : 200),
      }),
    );
}
