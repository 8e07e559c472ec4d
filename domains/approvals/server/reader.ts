import { isValidAt, toPolicySnapshot } from '@hearth/domains/access/service';
import type { Actor } from '@hearth/kit/access';
import type { PersonPolicy } from '@hearth/platform/access/sources';
import type { Clock } from '@hearth/platform/clock';

/** A role that a person holds at a brand and below it. */
export interface HeldRole {
  readonly name: string;
  readonly node: string;
}

/** The person who asks, decides or reads, with their current roles. */
export interface Reader {
  readonly userId: string;
  readonly held: readonly HeldRole[];
}

/** Loads the caller with the roles that they hold now. */
export async function loadReader({
  actor,
  clock,
  standing,
}: {
  readonly actor: Pick<Actor, 'userId'>;
  readonly clock: Clock;
  readonly standing: () => Promise<PersonPolicy>;
}): Promise<Reader> {
  const now = clock.now();
  const held = toPolicySnapshot(await standing()).grants.flatMap((grant) => {
    const node = grant.path.at(-1);
    const isHeld = isValidAt(grant, now.getTime()) && !grant.suspended;
    return !isHeld || node === undefined || grant.role === null ? [] : [{ name: grant.role, node }];
  });
  return { userId: actor.userId, held };
}

/** Returns the roles that apply at a brand, given by its path from the root. */
export function rolesAt({ held }: Pick<Reader, 'held'>, path: readonly string[]): ReadonlySet<string> {
  return new Set(held.filter(({ node }) => path.includes(node)).map(({ name }) => name));
}
