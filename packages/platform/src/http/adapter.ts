import type { Actor, BrandGrant, Provisioner } from '@hearth/kit/access';
import type { Endpoint, Shape } from '@hearth/kit/endpoint';
import { success } from '@hearth/kit/envelope';
import {
  failure,
  FORBIDDEN,
  IMPERSONATED,
  invalid,
  NOT_FOUND,
  SETUP_REQUIRED,
  SUSPENDED,
  UNAUTHORIZED,
} from '@hearth/kit/failure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Need, PolicySource, ProvisionerSource, Refused, SessionSource } from '../access/sources.ts';
import type { Scope } from '../database.ts';
import { PUBLIC } from '../database.ts';
import { WithHeaders } from '../module.ts';
import type { Context, Implementation, Input, RawAnswer, RequestFacts } from '../module.ts';
import type { Runner } from '../work.ts';
import { withBodies } from './body-types.ts';
import { check, readMultipart } from './input.ts';

export interface AdapterParts {
  readonly runner: Runner;
  readonly sessions: SessionSource;
  readonly policies: PolicySource;
  readonly provisioners: ProvisionerSource;
  /** Check every answer against its schema: in tests and development. */
  readonly checkAnswers: boolean;
  /** The base path of a gateway service. */
  readonly basePath: (service: string) => string;
}

/**
 * Registers an endpoint, bare and under its service's base path. The order is fixed: who calls, where, may they, is what
 * they sent right, and only then the handler, in one transaction of the scope that follows from who calls.
 */
export function serve(app: FastifyInstance, implementation: Implementation, parts: AdapterParts): void {
  const { endpoint } = implementation;
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  const handler = (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    answer(implementation, parts, request, reply);
  withBodies(app, endpoint.bodyType, (scope) => {
    for (const url of [path, `${parts.basePath(endpoint.service)}${path}`])
      scope.route({ method: endpoint.method, url, handler, bodyLimit: endpoint.maxBodyBytes, exposeHeadRoute: false });
  });
}

async function answer(
  { endpoint, handle }: Implementation,
  parts: AdapterParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { kind } = endpoint.access;
  const provisioner = kind === 'provisioner' ? await authenticate(request, parts.provisioners) : undefined;
  const actor = kind === 'anyone' || kind === 'provisioner' ? undefined : await authenticate(request, parts.sessions);
  refuseRestricted(endpoint, actor);
  if (actor?.impersonatorId !== undefined) await admitActing(endpoint, actor, parts.sessions);
  const params = check(endpoint.schemas.params, request.params, 'params');
  const query = check(endpoint.schemas.query, request.query, 'query');
  const early = endpoint.access.kind === 'brand' && endpoint.access.place.in !== 'body';
  let grant = early ? await grantFor(endpoint, { params, query, body: undefined }, actor, parts.policies) : undefined;
  const received =
    endpoint.multipart === undefined
      ? { body: request.body, files: [] }
      : await readMultipart(request, endpoint.multipart);
  const body = check(endpoint.schemas.body, received.body, 'body');
  if (endpoint.access.kind === 'brand' && !early)
    grant = await grantFor(endpoint, { params, query, body }, actor, parts.policies);

  const input: Input<Shape> = { params, query, body, files: received.files };
  const scope =
    provisioner === undefined
      ? await scopeFor(endpoint, actor, grant, parts.policies)
      : ({ kind: 'tenant', groupIds: [provisioner.groupId], userId: null } as const);
  const result = await parts.runner.call(
    endpoint,
    scope,
    { actor, provisioner, grant, request: factsOf(request) },
    (context) => handle(input, withGrantAt(context, actor, parts.policies) as never),
  );
  return send(endpoint, parts, reply, result);
}

/** Who the bearer token belongs to: a person, or a group's directory. One is never taken for the other. */
async function authenticate<Caller extends Actor | Provisioner>(
  request: FastifyRequest,
  source: { authenticate(token: string): Promise<Caller | null> },
): Promise<Caller> {
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/.exec(request.headers.authorization ?? '')?.[1];
  const caller = token === undefined ? null : await source.authenticate(token);
  if (caller === null) throw failure(UNAUTHORIZED);
  return caller;
}

/** Whoever has yet to set up what is demanded of them may do that, sign out, and nothing else. */
function refuseRestricted({ access }: Endpoint, actor: Actor | undefined): void {
  if (actor?.restrictedTo === undefined) return;
  if (access.kind !== 'signedIn' || access.whileRestricted !== true) throw failure(SETUP_REQUIRED);
}

/** Somebody who acts for another person may make the calls that say so, and each is written down before it does anything. */
async function admitActing(endpoint: Endpoint, actor: Actor, sessions: SessionSource): Promise<void> {
  if (endpoint.whileActing !== 'allowed') throw failure(IMPERSONATED);
  await sessions.noteActing(actor, endpoint);
}

async function grantFor(
  endpoint: Endpoint,
  input: Shape,
  actor: Actor | undefined,
  policies: PolicySource,
): Promise<BrandGrant> {
  const { access } = endpoint;
  if (access.kind !== 'brand' || actor === undefined) throw failure(UNAUTHORIZED);
  const part = input[access.place.in];
  const id =
    part !== null && typeof part === 'object' ? (part as Record<string, unknown>)[access.place.name] : undefined;
  if (typeof id !== 'string')
    throw invalid([{ field: access.place.name, rule: 'required', message: 'must name a brand' }]);
  const grant = await policies.grantAt(actor, id, {
    orBelow: access.orBelow,
    ...(access.permission === undefined ? {} : { permission: access.permission }),
    ...(access.condition === undefined ? {} : { condition: access.condition }),
  });
  return granted(grant);
}

function granted(answer: BrandGrant | Refused): BrandGrant {
  if (typeof answer === 'object') return answer;
  throw failure(answer === 'NOT_FOUND' ? NOT_FOUND : answer === 'SUSPENDED' ? SUSPENDED : FORBIDDEN);
}

function withGrantAt(context: Context, actor: Actor | undefined, policies: PolicySource): object {
  if (actor === undefined) return context;
  return {
    ...context,
    grantAt: async (brandId: string, need: Need) => granted(await policies.grantAt(actor, brandId, need, context.db)),
    standing: () => policies.standingOf(actor, context.db),
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

/** Says when the caller is gone; made only for the few handlers that ask. */
function goneSignal({ raw }: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed && !raw.complete) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

function factsOf(request: FastifyRequest): RequestFacts {
  let signal: AbortSignal | undefined;
  return {
    id: request.id,
    ip: request.ip,
    host: request.hostname,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    headers: request.headers,
    get signal() {
      return (signal ??= goneSignal(request));
    },
  };
}

function send(endpoint: Endpoint, parts: AdapterParts, reply: FastifyReply, result: unknown): unknown {
  const headed = result instanceof WithHeaders;
  const data: unknown = headed ? result.answer : result;
  if (headed) reply.headers(result.headers).status(result.status);
  if (endpoint.answers === 'raw') {
    const { status, type, body, headers } = data as RawAnswer;
    return reply
      .status(status)
      .headers({ ...headers })
      .type(type)
      .send(body);
  }
  if (parts.checkAnswers) {
    const checked = endpoint.schemas.answer?.safeParse(data);
    if (checked?.success === false)
      throw new Error(`${endpoint.id} answered what its contract does not say: ${checked.error.message}`);
  }
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
