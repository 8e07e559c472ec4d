import { CONFLICT, Failure, failure, INVALID_INPUT } from '@hearth/kit/failure';
import { raw } from '@hearth/platform/module';
import type { RawAnswer, RequestFacts } from '@hearth/platform/module';
import { PatchOp } from 'scimmy/messages';
import { EnterpriseUser, User } from 'scimmy/schemas';
import { SCIMError } from 'scimmy/types';
import { parseCriteria, groupCriteriaOf } from '../rules/criteria.ts';
import type { Criteria, GroupCriteria } from '../rules/criteria.ts';
import { matchesVersion } from '../rules/entity-tag.ts';
import type { GroupChanges, UnreadableChange } from '../rules/group-changes.ts';
import { MOST_OPERATIONS } from '../rules/limits.ts';
import { hasTooManyOperations, parsePersonPatch } from '../rules/person-patch.ts';
import { pickCoreAttributes, withPlainBooleans } from '../rules/wanted-person.ts';

// Schemas that directories name beside the core are taken; what stands under them is left out.
User.extend(EnterpriseUser as never, false);

/** A part of a request that was skipped or changed. */
export interface Warning {
  readonly code: 'IGNORED' | 'NO_ROLE' | 'NOT_GIVEN' | 'ALSO_ELSEWHERE' | 'RIGHTS_NOT_RESTORED';
  readonly detail: string;
}

/** A role that a directory cannot give, since its token's creator could not. */
export const NOT_GIVEN: Warning = {
  code: 'NOT_GIVEN',
  detail: 'The role was not given: whoever made this token may not give it. Somebody who may has to make a new one.',
};

/** Where warnings stand in an answer. */
const WARNINGS = 'urn:hearth:params:scim:schemas:extension:warnings:2.0:';

/** A failure with a SCIM type; its status is that of its kind. */
export function scimFailure(
  scimType: string,
  detail: string,
  kind: typeof INVALID_INPUT | typeof CONFLICT = INVALID_INPUT,
): Failure {
  return failure(kind, { scim_type: scimType, detail });
}

/** Runs the SCIM library's checks and turns its errors into failures. */
async function withScimFailures<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SCIMError)
      throw scimFailure(error.scimType === '' ? 'invalidValue' : error.scimType, error.message);
    if (error instanceof TypeError) throw scimFailure('invalidValue', error.message);
    throw error;
  }
}

/** Reads a person that a directory sends, by SCIM's schema. */
export function readUser(body: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const own = pickCoreAttributes(body);
  if (own === null) throw scimFailure('invalidValue', 'There are too many addresses.');
  return withScimFailures(() => Object.fromEntries(Object.entries(new User(withPlainBooleans(own) as never, 'in'))));
}

/** Parses a patch message before any of its operations is applied. */
async function parsePatch(body: Readonly<Record<string, unknown>>): Promise<PatchOp> {
  if (hasTooManyOperations(body['Operations']))
    throw scimFailure('invalidValue', `At most ${MOST_OPERATIONS} operations at once.`);
  return withScimFailures(() => new PatchOp(body as never));
}

/** A person with a directory's changes; those of attributes that are not kept here are left out, and named. */
export async function applyPatch(
  current: Record<string, unknown>,
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly changed: Record<string, unknown> | null; readonly warnings: readonly Warning[] }> {
  const message = await parsePatch(withPlainBooleans(body) as Record<string, unknown>);
  const read = parsePersonPatch(message.Operations);
  if ('fault' in read) throw scimFailure(read.fault, read.detail);
  const { operations, ignored } = read;
  const warnings = ignored.map((path): Warning => ({ code: 'IGNORED', detail: `${path} is not kept here.` }));
  const changed = await withScimFailures(async () => {
    if (operations.length === 0) return undefined;
    message.Operations = operations as never;
    return message.apply(new User(current as never) as never) as Promise<object | undefined>;
  });
  return { changed: changed === undefined ? null : { ...changed }, warnings };
}

/**
 * Parses a filter; refuses one that needs a full scan. Refuses filters that would have to be answered by reading
 * everybody.
 */
export function requireFilter(expression: string): Criteria {
  const criteria = parseCriteria(expression);
  if (criteria === null)
    throw scimFailure(
      'invalidFilter',
      'Only eq of id, userName, externalId, emails and active is answered, joined by and.',
    );
  return criteria;
}

/** The same for groups. */
export function readGroupFilter(expression: string): GroupCriteria {
  const criteria = groupCriteriaOf(expression);
  if (criteria === null)
    throw scimFailure(
      'invalidFilter',
      'Only eq of id, displayName, externalId and members is answered, joined by and.',
    );
  return criteria;
}

/** The operations of a directory’s patch, of which the message as a whole was checked. */
export async function readOperations(body: Readonly<Record<string, unknown>>): Promise<readonly unknown[]> {
  return (await parsePatch(body)).Operations;
}

const SCIM_TYPE = 'application/scim+json; charset=utf-8';

/** A SCIM response. */
export function scimAnswer(body: object, status = 200, headers: Readonly<Record<string, string>> = {}): RawAnswer {
  return raw(SCIM_TYPE, JSON.stringify(body), {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}

/** Adds to a person's resource what differs from the directory's request. */
export function withWarnings(
  resource: { readonly schemas: readonly string[]; readonly meta: { readonly resourceType: string } },
  warnings: readonly Warning[],
): object {
  if (warnings.length === 0) return resource;
  const schema = `${WARNINGS}${resource.meta.resourceType}`;
  return { ...resource, schemas: [...resource.schemas, schema], [schema]: { warnings } };
}

/** Returns the changes of a group; refuses unreadable ones with a SCIM failure. */
export function requireReadable(read: GroupChanges | UnreadableChange): GroupChanges {
  if ('fault' in read) throw scimFailure(read.fault, read.detail);
  return read;
}

/** A response without content. */
export function noContentAnswer(version?: string): RawAnswer {
  return raw(SCIM_TYPE, '', { status: 204, headers: version === undefined ? {} : { etag: version } });
}

interface Versioned {
  readonly meta: { readonly version: string };
}
type Headers = RequestFacts['headers'];

/** A resource with its version as ETag; 304 if the client has this version. */
export function resourceAnswer(
  resource: Versioned & { readonly schemas: readonly string[]; readonly meta: { readonly resourceType: string } },
  {
    warnings = [],
    status = 200,
    headers = {},
    asked = {},
  }: {
    readonly warnings?: readonly Warning[];
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly asked?: Headers;
  } = {},
): RawAnswer {
  const { version } = resource.meta;
  if (matchesVersion(asked['if-none-match'], version))
    return raw(SCIM_TYPE, '', { status: 304, headers: { etag: version } });
  return scimAnswer(withWarnings(resource, warnings), status, { etag: version, ...headers });
}

/** The refusal of a change to an outdated version; null if it is current or unnamed. */
export function findStaleAnswer(headers: Headers, { meta: { version } }: Versioned): RawAnswer | null {
  const named = headers['if-match'];
  if (named === undefined || matchesVersion(named, version)) return null;
  const detail = 'Someone else changed this in the meantime.';
  return scimAnswer({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '412', detail }, 412, {
    etag: version,
  });
}
