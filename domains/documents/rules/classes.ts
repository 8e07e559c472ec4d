import type { Permission } from '@hearth/kit/permissions';
import { DOCUMENT_CLASSES } from '../contract/classes.ts';
import type { DocumentClass } from '../contract/schemas.ts';

/** What somebody must hold beside the permission of the team to see documents of a class; bank details are seen with pay. */
const NEEDED: Readonly<Record<Exclude<DocumentClass, 'NONE'>, Permission>> = {
  BANK: 'VIEW_PAY',
  IDENTITY: 'VIEW_IDENTITY',
  MEDICAL: 'VIEW_MEDICAL',
  IMMIGRATION: 'VIEW_IMMIGRATION',
};

/** The permission that a class asks for beside that of the team; null where that is enough. */
export function permissionOf(restricted: DocumentClass): Permission | null {
  return restricted === 'NONE' ? null : NEEDED[restricted];
}

/** What somebody holds together who reviews documents of a class: they manage the team, and see the class. */
export function reviewingPermissions(restricted: DocumentClass): readonly [Permission, ...Permission[]] {
  return restricted === 'NONE' ? ['MANAGE_TEAM'] : ['MANAGE_TEAM', NEEDED[restricted]];
}

/** The classes that a caller sees by what they hold wherever their permission of the team holds. */
export function visibleClasses(grant: { holds(permission: Permission): boolean }): readonly DocumentClass[] {
  return DOCUMENT_CLASSES.filter((one) => one === 'NONE' || grant.holds(NEEDED[one]));
}
