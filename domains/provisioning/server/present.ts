import { createHash } from 'node:crypto';
import type { Person } from '@hearth/domains/identity/service';
import type { Config } from '@hearth/platform/config/config';
import type { DirectoryGroupRow } from './queries/directory-group.ts';
import type { PersonRow } from './queries/person.ts';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** The SCIM base URL of this installation. */
export function baseUrl(config: Config): string {
  return `${config.publicUrl}/scim/v2`;
}

/** A person as SCIM's resource. */
export function presentUser(row: PersonRow, person: Person | undefined, config: Config) {
  const formatted = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim();
  const said = {
    schemas: [USER_SCHEMA],
    id: row.id,
    ...(row.external_id === null ? {} : { externalId: row.external_id }),
    userName: row.user_name,
    name: { givenName: person?.firstName ?? '', familyName: person?.lastName ?? '', formatted },
    displayName: formatted,
    emails: person?.email == null ? [] : [{ value: person.email, type: 'work', primary: true }],
    active: row.is_active,
  };
  return {
    ...said,
    meta: {
      resourceType: 'User',
      created: row.created_at.toISOString(),
      lastModified: row.updated_at.toISOString(),
      location: `${baseUrl(config)}/Users/${row.id}`,
      // People change their own names too: the version is of what is said, not of when the directory last wrote.
      version: `W/"${createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)}"`,
    },
  };
}

/** A group as SCIM's resource; without its members where they were not asked for. */
export function presentGroup(row: DirectoryGroupRow, members: readonly string[] | null, config: Config) {
  const base = baseUrl(config);
  return {
    schemas: [GROUP_SCHEMA],
    id: row.id,
    ...(row.external_id === null ? {} : { externalId: row.external_id }),
    displayName: row.display_name,
    ...(members === null
      ? {}
      : { members: members.map((id) => ({ value: id, $ref: `${base}/Users/${id}`, type: 'User' })) }),
    meta: {
      resourceType: 'Group',
      created: row.created_at.toISOString(),
      lastModified: row.updated_at.toISOString(),
      location: `${base}/Groups/${row.id}`,
      version: `W/"${row.version}"`,
    },
  };
}
