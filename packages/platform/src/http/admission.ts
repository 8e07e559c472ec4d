import type { Actor, BrandGrant, Provisioner } from '@hearth/kit/access';
import { requiresProvenAddress } from '@hearth/kit/endpoint';
import type { Endpoint, InputShape } from '@hearth/kit/endpoint';
import {
  ADDRESS_NOT_PROVEN,
  DISK_FULL,
  failure,
  FEATURE_OFF,
  FORBIDDEN,
  IMPERSONATED,
  invalid,
  NOT_FOUND,
  SETUP_REQUIRED,
  SUSPENDED,
  TOO_LARGE,
  UNAUTHORIZED,
} from '@hearth/kit/failure';
import type { FailureKind } from '@hearth/kit/failure';
import { TOKEN_PERMISSIONS } from '@hearth/kit/permissions';
import type { Permission } from '@hearth/kit/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findParty } from '../access/party.ts';
import type { Party, PartyParts } from '../access/party.ts';
import type { PolicySource, ProvisionerSource, AccessRefusal, SessionSource, TokenSource } from '../access/sources.ts';
import type { Database } from '../database.ts';
import type { DiskWatch } from '../files/disk.ts';
import type { Implementation, PlatformTools } from '../module.ts';
import { check, MOST_OF_FIELDS } from './input.ts';
import { isApiToken } from '../secrets/api-token.ts';
import type { RateLimits } from './rate-limits.ts';
import { toRequestFacts } from './request-facts.ts';

/** The facts known before a call's body is read: caller, place and permission. */
export interface Admission {
  readonly actor: Actor | undefined;
  readonly provisioner: Provisioner | undefined;
  /** Missing where the body names the brand. */
  readonly grant: BrandGrant | undefined;
  /** Which party of the named application calls, where the endpoint is for parties. */
  readonly party: Party | undefined;
  readonly params: unknown;
  readonly query: unknown;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `admit`; a handler that does not find it refuses to work. */
    admission: Admission | undefined;
    /** Set when the call is let in: says that it is over. */
    leave: (() => void) | undefined;
  }
}

export interface GateParts extends PartyParts {
  readonly sessions: SessionSource;
  readonly tokens: TokenSource;
  readonly provisioners: ProvisionerSource;
  readonly tools: Pick<PlatformTools, 'config' | 'clock'>;
  readonly limits: RateLimits;
  readonly disk: Pick<DiskWatch, 'state'>;
  /** An embedded one lies on the disk that is watched. */
  readonly database: Pick<Database, 'kind'>;
}

/** The most that is read of a body before anybody has proven anything, in bytes; what is larger has to say what comes first. */
export const MOST_FROM_ANYBODY = 300_000;

const KNOWN_ACCESS: ReadonlySet<unknown> = new Set<Endpoint['access']['kind']>([
  'anyone',
  'signedIn',
  'employer',
  'brand',
  'provisioner',
  'party',
  'house',
  'candidate',
]);

/**
 * Throws for an endpoint that does not say who may call it, however its declaration came about: there is no default. So it
 * does where it is for the parties of an application that its path does not name.
 */
export function refuseUndeclared({ id, access, path }: Pick<Endpoint, 'id' | 'access' | 'path'>): void {
  const said: { readonly kind?: unknown } | undefined = access;
  if (!KNOWN_ACCESS.has(said?.kind)) throw new Error(`${id} does not say who may call it.`);
  if ('application' in access && !path.includes(`{${access.application}}`))
    throw new Error(`${id} is for the parties of an application that its path does not name.`);
}

/**
 * Throws for an endpoint whose body would be read, beyond what is harmless, before it is known whether it may be sent: it
 * must not be possible to start a server with one.
 */
export function refuseUnguarded({ endpoint, before }: Implementation): void {
  const { access, id, maxBodyBytes, multipart } = endpoint;
  if (multipart === undefined && maxBodyBytes <= MOST_FROM_ANYBODY) return;
  if (access.kind === 'anyone' && before === undefined)
    throw new Error(`${id} reads a large body from anybody: its handler needs a check that comes before the body.`);
  if (access.kind === 'brand' && access.place.in === 'body')
    throw new Error(`${id} reads a large body to learn at which brand it is sent: name the brand in the path.`);
}

/**
 * Everything about a call that can be decided before its body is read, in a fixed order: who calls, whether they called too
 * often, where, may they, and whether what they are about to send is small enough.
 */
export async function admit(
  { endpoint, before }: Implementation,
  parts: GateParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admission> {
  const { access, weight } = endpoint;
  const { kind } = access;
  const { limits } = parts;
  if (kind === 'anyone') limits.chargeGuest(reply, weight);
  const provisioner =
    kind === 'provisioner' ? await authenticateByToken(request, reply, parts, parts.provisioners) : undefined;
  const actor =
    kind === 'anyone' || kind === 'provisioner' ? undefined : await authenticateActor(request, reply, parts);
  if (provisioner !== undefined) limits.charge(reply, 'token', provisioner.tokenId, weight);
  if (actor?.token !== undefined) limits.charge(reply, 'token', actor.token.id, weight);
  else if (actor !== undefined) limits.charge(reply, 'person', actor.impersonatorId ?? actor.userId, weight);
  refuseRestricted(endpoint, actor);
  if (actor?.token !== undefined && !admitsTokens(endpoint)) throw failure(FORBIDDEN, { reason: 'NOT_FOR_TOKENS' });
  if (actor?.impersonatorId !== undefined) await admitActing(endpoint, actor, parts.sessions);
  const params = check(endpoint.schemas.params, request.params, 'params');
  const query = check(endpoint.schemas.query, request.query, 'query');
  const early = access.kind === 'brand' && access.place.in !== 'body';
  const grant = early ? await grantFor(endpoint, { params, query, body: undefined }, actor, parts.policies) : undefined;
  const party = 'application' in access ? await partyFor(access, params, actor, parts) : undefined;
  if (actor !== undefined) await requireProvenAddress(endpoint, actor, parts.sessions);
  const groupId = grant?.groupId ?? provisioner?.groupId;
  if (groupId !== undefined) limits.charge(reply, 'group', groupId, weight);
  if (before !== undefined) await before({ params, query }, { ...parts.tools, request: toRequestFacts(request) });
  refuseWithoutRoom(endpoint, parts);
  refuseTooLarge(endpoint, request);
  return { actor, provisioner, grant, party, params, query };
}

/** Refuses group-wide changes by callers without a verified address. */
async function requireProvenAddress(endpoint: Endpoint, actor: Actor, sessions: SessionSource): Promise<void> {
  if (requiresProvenAddress(endpoint) && !(await sessions.hasProvenAddress(actor.userId)))
    throw failure(ADDRESS_NOT_PROVEN);
}

/** Whoever is signed in stays so, and reads. */
const STAYS_SIGNED_IN = '/auth/session';

/** Files are refused first; then whatever writes to a database on the same disk, but not what makes room. */
function refuseWithoutRoom(endpoint: Endpoint, { disk, database }: GateParts): void {
  if (disk.state === 'ENOUGH') return;
  const { method, transaction, multipart, maxBodyBytes, path } = endpoint;
  if (multipart !== undefined || maxBodyBytes > MOST_FROM_ANYBODY) throw failure(DISK_FULL);
  const writes = transaction === 'write' || (transaction === 'none' && method !== 'GET');
  if (disk.state !== 'FULL' || database.kind !== 'embedded' || !writes) return;
  if (method !== 'DELETE' && !path.startsWith(STAYS_SIGNED_IN)) throw failure(DISK_FULL);
}

/** Refuses by what the caller says that it will send; what it then sends is measured as well. */
function refuseTooLarge({ multipart, maxBodyBytes }: Endpoint, request: FastifyRequest): void {
  const most = multipart === undefined ? maxBodyBytes : MOST_OF_FIELDS + multipart.maxCount * multipart.maxBytes;
  if (Number(request.headers['content-length'] ?? 0) > most)
    throw failure(TOO_LARGE, {
      fields: [{ field: 'body', rule: 'max_bytes', message: `must be at most ${most} bytes` }],
    });
}

/**
 * Authenticates a bearer token as a person or a directory, never one for the other. One is never taken for the other.
 */
async function authenticate<Caller extends Actor | Provisioner>(
  request: FastifyRequest,
  source: CallerSource<Caller>,
): Promise<Caller> {
  const caller = await findCaller(request, source);
  if (caller === null) throw failure(UNAUTHORIZED);
  return caller;
}

interface CallerSource<Caller> {
  authenticate(token: string): Promise<Caller | null>;
}

async function findCaller<Caller>(request: FastifyRequest, source: CallerSource<Caller>): Promise<Caller | null> {
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? null : source.authenticate(token);
}

/**
 * Authenticates a person's session or an API token, which its prefix tells apart. Guesses at tokens, and at those of directories, are charged
 * to their network: the database is asked about each, and random bits are never found.
 */
async function authenticateActor(request: FastifyRequest, reply: FastifyReply, parts: GateParts): Promise<Actor> {
  if (!isApiToken(request.headers.authorization?.replace(/^Bearer /, ''))) return authenticate(request, parts.sessions);
  return authenticateByToken(request, reply, parts, parts.tokens);
}

async function authenticateByToken<Caller>(
  request: FastifyRequest,
  reply: FastifyReply,
  { limits }: GateParts,
  source: CallerSource<Caller>,
): Promise<Caller> {
  const caller = await findCaller(request, source);
  if (caller !== null) return caller;
  limits.chargeGuest(reply, 'search');
  throw failure(UNAUTHORIZED);
}

const FOR_TOKENS: ReadonlySet<Endpoint['access']['kind']> = new Set(['brand', 'employer', 'house', 'party']);

/**
 * Tells if API tokens may make a call: it reads or changes an employer's data, and nothing that only the person themselves may do.
 * That is declared for acting for others: what is refused there proves who a person is, gives access away, takes data out or is
 * private, so that no token may do it either.
 */
export function admitsTokens({ access, whileActing }: Pick<Endpoint, 'access' | 'whileActing'>): boolean {
  const { permission } = access as { readonly permission?: Permission };
  const isCarried = permission === undefined || TOKEN_PERMISSIONS.includes(permission);
  return FOR_TOKENS.has(access.kind) && whileActing === 'allowed' && isCarried;
}

/** Refuses all calls but setup and sign-out while the caller's mandatory setup is incomplete. */
function refuseRestricted({ access }: Endpoint, actor: Actor | undefined): void {
  if (actor?.restrictedTo === undefined) return;
  if (access.kind !== 'signedIn' || access.whileRestricted !== true) throw failure(SETUP_REQUIRED);
}

/** Admits and records calls made during impersonation. */
async function admitActing(endpoint: Endpoint, actor: Actor, sessions: SessionSource): Promise<void> {
  if (endpoint.whileActing !== 'allowed') throw failure(IMPERSONATED);
  await sessions.noteActing(actor, endpoint);
}

const REFUSALS: Readonly<Record<AccessRefusal, FailureKind>> = { FORBIDDEN, NOT_FOUND, SUSPENDED, FEATURE_OFF };

/** The caller's right at the brand that the input names. Refuses where there is none. */
export async function grantFor(
  endpoint: Endpoint,
  input: InputShape,
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
    ...(access.services === undefined ? {} : { services: access.services }),
  });
  return requireGrant(grant);
}

/** Which party of the application in the path the caller is. Whoever is none, or of the wrong side, gets NOT_FOUND. */
async function partyFor(
  access: Extract<Endpoint['access'], { readonly application: string }>,
  params: unknown,
  actor: Actor | undefined,
  parts: PartyParts,
): Promise<Party> {
  if (actor === undefined) throw failure(UNAUTHORIZED);
  const applicationId = (params as Readonly<Record<string, unknown>>)[access.application];
  if (typeof applicationId !== 'string') throw new Error('The application of a party is named by a text.');
  const permission = access.kind === 'candidate' ? undefined : access.permission;
  const party = await findParty(parts, actor, { applicationId, permission });
  if (access.kind === 'house' && party.side !== 'EMPLOYER') throw failure(NOT_FOUND);
  return party;
}

/** Returns a grant; throws the failure of a refusal. */
export function requireGrant(answer: BrandGrant | AccessRefusal): BrandGrant {
  if (typeof answer === 'object') return answer;
  throw failure(REFUSALS[answer]);
}
