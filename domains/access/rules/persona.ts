import type { Permission } from '@hearth/kit/permissions';
import { withoutPermissions } from './rights.ts';
import type { Rights } from './rights.ts';

const PERSONAS = ['MANAGER_NO_SALES'] as const;
/** A kind of employer who cannot see some numbers, whatever roles they hold. */
export type Persona = (typeof PERSONAS)[number];

const HIDDEN: Readonly<Record<Persona, ReadonlySet<Permission>>> = {
  MANAGER_NO_SALES: new Set(['VIEW_SALES']),
};

/** Is true if a text names a persona. */
export function isPersona(name: string): name is Persona {
  return (PERSONAS as readonly string[]).includes(name);
}

/**
 * Removes what a persona hides from rights; applied as grants are read, so never forgotten. Applied while grants are
 * read, so that nothing can forget it.
 */
export function applyPersona(persona: Persona | null, rights: Rights): Rights {
  return persona === null ? rights : withoutPermissions(rights, HIDDEN[persona]);
}
