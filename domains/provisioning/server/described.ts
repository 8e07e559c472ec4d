import { Group, User } from 'scimmy/schemas';
import { MOST_AT_ONCE } from '../rules/limits.ts';
import { GROUP_SCHEMA, USER_SCHEMA } from './present.ts';

/** A list as SCIM answers it. */
export function listOf(resources: readonly object[], total = resources.length, startIndex = 1): object {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

/** The SCIM features supported here (RFC 7643, section 5). */
export function serviceProviderConfig(base: string): object {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MOST_AT_ONCE },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token of the group, made in its settings.',
        specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

export function resourceTypes(base: string): object {
  const kinds = [
    ['User', USER_SCHEMA],
    ['Group', GROUP_SCHEMA],
  ] as const;
  return listOf(
    kinds.map(([name, schema]) => ({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
      id: name,
      name,
      endpoint: `/${name}s`,
      schema,
      meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
    })),
  );
}

/** The attributes that are kept; what else SCIM's schemas have is understood and left out. */
const KEPT = new Set(['userName', 'name', 'displayName', 'emails', 'active', 'members']);

export function schemas(base: string): object {
  const described = [User, Group].map(({ definition }) => {
    const { attributes, ...rest } = JSON.parse(JSON.stringify(definition.describe(`${base}/Schemas`))) as {
      attributes: { name: string }[];
    };
    return { ...rest, attributes: attributes.filter(({ name }) => KEPT.has(name)) };
  });
  return listOf(described);
}
