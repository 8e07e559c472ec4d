import type { Person } from '@hearth/domains/identity/service';
import type { Config } from '@hearth/platform/config';
import type { PersonRow } from './queries/person.ts';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** Where directories call. */
export function baseUrl(config: Config): string {
  return `${config.publicUrl}/scim/v2`;
}

/** A person as SCIM's resource. */
export function presentUser(row: PersonRow, person: Person | undefined, config: Config) {
  const formatted = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim();
  return {
    schemas: [USER_SCHEMA],
    id: row.id,
    ...(row.external_id === null ? {} : { externalId: row.external_id }),
    userName: row.user_name,
    name: { givenName: person?.firstName ?? '', familyName: person?.lastName ?? '', formatted },
    displayName: formatted,
    emails: person?.email == null ? [] : [{ value: person.email, type: 'work', primary: true }],
    active: row.is_active,
    meta: {
      resourceType: 'User',
      created: row.created_at.toISOString(),
      lastModified: row.updated_at.toISOString(),
      location: `${baseUrl(config)}/Users/${row.id}`,
      version: `W/"${row.updated_at.getTime().toString(36)}"`,
    },
  };
}
