import type { TokenScope } from '@hearth/kit/access';
import { isPermission } from './roles.ts';
import { isBelow, lastNode, reaches } from './grant.ts';
import type { BrandPath, Grant } from './grant.ts';
import { unlimitedRights } from './rights.ts';
import type { Rights } from './rights.ts';

function withoutOthers(rights: Rights, { permissions }: Pick<TokenScope, 'permissions'>): Rights {
  return new Map([...rights].filter(([permission]) => permissions.includes(permission)));
}

/** A grant at a brand, perhaps by a role. */
type PlacedGrant = Grant & { readonly brandId: string; readonly role: string | null; readonly roleName: string | null };

/**
 * Limits a person's grants to a token's permissions at its brand and below. A grant above the brand counts at the brand. Limits and
 * ends of grants stay; roles don't: what is approved by whoever has a role isn't approved by a part of it.
 */
export function limitToToken<G extends PlacedGrant>(
  grants: readonly G[],
  scope: Pick<TokenScope, 'permissions'>,
  place: BrandPath,
): readonly G[] {
  return grants
    .filter((grant) => reaches(grant, place) || isBelow(grant, place))
    .map((grant) => {
      const at = isBelow(grant, place) ? grant : { ...grant, path: place.path, brandId: lastNode(place) };
      return { ...at, role: null, roleName: null, rights: withoutOthers(grant.rights, scope) };
    })
    .filter(({ rights }) => rights.size > 0);
}

/** The rights of a service: the permissions of its token that this version knows. */
export function serviceRights({ permissions }: Pick<TokenScope, 'permissions'>): Rights {
  return unlimitedRights(permissions.filter(isPermission));
}
