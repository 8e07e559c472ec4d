import { CONFLICT, Failure, failure, INVALID_INPUT } from '@hearth/kit/failure';
import { raw } from '@hearth/platform/module';
import type { RawAnswer } from '@hearth/platform/module';
import { PatchOp } from 'scimmy/messages';
import { EnterpriseUser, User } from 'scimmy/schemas';
import { Filter, SCIMError } from 'scimmy/types';
import { criteriaOf } from '../rules/criteria.ts';
import type { Criteria } from '../rules/criteria.ts';
import { isKept, withPlainBooleans } from '../rules/wanted-person.ts';

// What directories send beside the core is understood and left out, instead of being refused.
User.extend(EnterpriseUser as never, false);

/** Something that was left out or done otherwise while the rest was done. */
export interface Warning {
  readonly code: 'IGNORED' | 'NO_ROLE' | 'ALSO_ELSEWHERE' | 'RIGHTS_NOT_RESTORED';
  readonly detail: string;
}

/** Where warnings stand in an answer. */
const WARNINGS = 'urn:hearth:params:scim:schemas:extension:warnings:2.0:User';

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
export function readUser(body: unknown): Promise<Record<string, unknown>> {
  return inScimWords(() => Object.fromEntries(Object.entries(new User(withPlainBooleans(body) as never, 'in'))));
}

/** A person with a directory's changes; those of attributes that are not kept here are left out, and named. */
export async function applyPatch(
  current: Record<string, unknown>,
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly changed: Record<string, unknown> | null; readonly warnings: readonly Warning[] }> {
  const sent = withPlainBooleans(body) as { schemas?: unknown; Operations?: unknown };
  const all: unknown[] = Array.isArray(sent.Operations) ? sent.Operations : [];
  const paths = all.map((one) => (Object(one) as { path?: unknown }).path);
  const warnings = paths
    .filter((path) => !isKept(path))
    .map((path): Warning => ({ code: 'IGNORED', detail: `${String(path)} is not kept here.` }));
  const kept = all.filter((_one, index) => isKept(paths[index]));
  const changed = await inScimWords(async () => {
    // Checks the message as a whole, also where nothing of it is kept.
    const message = new PatchOp(sent as never);
    if (kept.length === 0) return undefined;
    message.Operations = kept as never;
    return message.apply(new User(current as never) as never) as Promise<object | undefined>;
  });
  return { changed: changed === undefined ? null : { ...changed }, warnings };
}

/** What a filter asks for. Refuses filters that would have to be answered by reading everybody. */
export async function readFilter(expression: string): Promise<Criteria> {
  const criteria = await inScimWords(() => criteriaOf([...new Filter(expression)]));
  if (criteria === null)
    throw refusal(
      'invalidFilter',
      'Only eq of id, userName, externalId, emails and active is answered, joined by and.',
    );
  return criteria;
}

/** An answer of SCIM. */
export function scimAnswer(body: object, status = 200, headers: Readonly<Record<string, string>> = {}): RawAnswer {
  return raw('application/scim+json; charset=utf-8', JSON.stringify(body), {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}

/** A person's resource with what went otherwise than the directory may think. */
export function withWarnings(resource: { readonly schemas: readonly string[] }, warnings: readonly Warning[]): object {
  if (warnings.length === 0) return resource;
  return { ...resource, schemas: [...resource.schemas, WARNINGS], [WARNINGS]: { warnings } };
}
