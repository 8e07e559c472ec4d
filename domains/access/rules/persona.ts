import type { Permission } from '@hearth/kit/permissions';

const PERSONAS = ['MANAGER_NO_SALES'] as const;
/** A kind of employer for whom some numbers stay hidden, whatever roles they hold. */
export type Persona = (typeof PERSONAS)[number];

const HIDDEN: Readonly<Record<Persona, readonly Permission[]>> = {
  MANAGER_NO_SALES: ['VIEW_SALES'],
};

/** Whether a text names a persona. */
export function isPersona(name: string): name is Persona {
  return (PERSONAS as readonly string[]).includes(name);
}

/** What is left of permissions for someone of a persona. Applied while grants are read, so that nothing can forget it. */
export function permissionsUnder(
  persona: Persona | null,
  permissions: ReadonlySet<Permission>,
): ReadonlySet<Permission> {
  if (persona === null) return permissions;
  return permissions.difference(new Set(HIDDEN[persona]));
}
