import { CONFLICT, Failure, failure, INVALID_INPUT } from '@hearth/kit/failure';
import { raw } from '@hearth/platform/module';
import type { RawAnswer, RequestFacts } from '@hearth/platform/module';
import { PatchOp } from 'scimmy/messages';
import { EnterpriseUser, User } from 'scimmy/schemas';
import { SCIMError } from 'scimmy/types';
import { criteriaOf, groupCriteriaOf } from '../rules/criteria.ts';
import type { Criteria, GroupCriteria } from '../rules/criteria.ts';
import { namesVersion } from '../rules/entity-tag.ts';
import type { GroupChanges, Unreadable } from '../rules/group-changes.ts';
import { MOST_OPERATIONS } from '../rules/limits.ts';
import { hasTooMany, personPatch } from '../rules/person-patch.ts';
import { ownAttributes, withPlainBooleans } from '../rules/wanted-person.ts';

// Schemas that directories name beside the core are taken; what stands under them is left out.
User.extend(EnterpriseUser as never, false);

/** Something that was left out or done otherwise while the rest was done. */
export interface Warning {
  readonly code: 'IGNORED' | 'NO_ROLE' | 'NOT_GIVEN' | 'ALSO_ELSEWHERE' | 'RIGHTS_NOT_RESTORED';
  readonly detail: string;
}

/** A role that a directory cannot give: whoever made its token could not give it either. */
export const NOT_GIVEN: Warning = {
  code: 'NOT_GIVEN',
  detail: 'The role was not given: whoever made this token may not give it. Somebody who may has to make a new one.',
};

/** Where warnings stand in an answer. */
const WARNINGS = 'urn:hearth:params:scim:schemas:extension:warnings:2.0:';

/** A refusal in SCIM's words; the status is the kind's. */
export function refusal(
  scimType: string,
  detail: string,
  kind: typeof INVALID_INPUT | typeof CONFLICT = INVALID_INPUT,
): Failure {
  return failure(kind, { scim_type: scimType, detail });
}

/** Runs what SCIM's library checks, and refuses in its words what it does not take. */
async function inScimWords<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SCIMError)
      throw refusal(error.scimType === '' ? 'invalidValue' : error.scimType, error.message);
    if (error instanceof TypeError) throw refusal('invalidValue', error.message);
    throw error;
  }
}

/** Reads a person that a directory sends, by SCIM's schema. */
export function readUser(body: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const own = ownAttributes(body);
  if (own === null) throw refusal('invalidValue', 'There are too many addresses.');
  return inScimWords(() => Object.fromEntries(Object.entries(new User(withPlainBooleans(own) as never, 'in'))));
}

/** The message of a patch as a whole, before anything is done with its operations. */
async function patchOf(body: Readonly<Record<string, unknown>>): Promise<PatchOp> {
  if (hasTooMany(body['Operations'])) throw refusal('invalidValue', `At most ${MOST_OPERATIONS} operations at once.`);
  return inScimWords(() => new PatchOp(body as never));
}

/** A person with a directory's changes; those of attributes that are not kept here are left out, and named. */
export async function applyPatch(
  current: Record<string, unknown>,
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly changed: Record<string, unknown> | null; readonly warnings: readonly Warning[] }> {
  const message = await patchOf(withPlainBooleans(body) as Record<string, unknown>);
  const read = personPatch(message.Operations);
  if ('fault' in read) throw refusal(read.fault, read.detail);
  const { operations, ignored } = read;
  const warnings = ignored.map((path): Warning => ({ code: 'IGNORED', detail: `${path} is not kept here.` }));
  const changed = await inScimWords(async () => {
    if (operations.length === 0) return undefined;
    message.Operations = operations as never;
    return message.apply(new User(current as never) as never) as Promise<object | undefined>;
  });
  return { changed: changed === undefined ? null : { ...changed }, warnings };
}

/** What a filter asks for. Refuses filters that would have to be answered by reading everybody. */
export function readFilter(expression: string): Criteria {
  const criteria = criteriaOf(expression);
  if (criteria === null)
    throw refusal(
      'invalidFilter',
      'Only eq of id, userName, externalId, emails and active is answered, joined by and.',
    );
  return criteria;
}

/** The same for groups. */
export function readGroupFilter(expression: string): GroupCriteria {
  const criteria = groupCriteriaOf(expression);
  if (criteria === null)
    throw refusal('invalidFilter', 'Only eq of id, displayName, externalId and members is answered, joined by and.');
  return criteria;
}

/** The operations of a directory’s patch, of which the message as a whole was checked. */
export async function readOperations(body: Readonly<Record<string, unknown>>): Promise<readonly unknown[]> {
  return (await patchOf(body)).Operations;
}

const SCIM_TYPE = 'application/scim+json; charset=utf-8';

/** An answer of SCIM. */
export function scimAnswer(body: object, status = 200, headers: Readonly<Record<string, string>> = {}): RawAnswer {
  return raw(SCIM_TYPE, JSON.stringify(body), {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}

/** A person's resource with what went otherwise than the directory may think. */
export function withWarnings(
  resource: { readonly schemas: readonly string[]; readonly meta: { readonly resourceType: string } },
  warnings: readonly Warning[],
): object {
  if (warnings.length === 0) return resource;
  const schema = `${WARNINGS}${resource.meta.resourceType}`;
  return { ...resource, schemas: [...resource.schemas, schema], [schema]: { warnings } };
}

/** What was read of a group, unless it could not be: then a refusal in SCIM's words. */
export function readable(read: GroupChanges | Unreadable): GroupChanges {
  if ('fault' in read) throw refusal(read.fault, read.detail);
  return read;
}

/** The answer that says nothing but that it is done. */
export function nothingAnswer(version?: string): RawAnswer {
  return raw(SCIM_TYPE, '', { status: 204, headers: version === undefined ? {} : { etag: version } });
}

interface Versioned {
  readonly meta: { readonly version: string };
}
type Headers = RequestFacts['headers'];

/** A resource as an answer, with its version as the entity tag; 304 to whoever says that they have this version. */
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
  if (namesVersion(asked['if-none-match'], version))
    return raw(SCIM_TYPE, '', { status: 304, headers: { etag: version } });
  return scimAnswer(withWarnings(resource, warnings), status, { etag: version, ...headers });
}

/** The refusal of a change of a version that is not the last; null where the last is meant, or none is named. */
export function staleAnswer(headers: Headers, { meta: { version } }: Versioned): RawAnswer | null {
  const named = headers['if-match'];
  if (named === undefined || namesVersion(named, version)) return null;
  const detail = 'Somebody changed this in the meantime.';
  return scimAnswer({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '412', detail }, 412, {
    etag: version,
  });
}
