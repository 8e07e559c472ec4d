import { isValidAt, policyOf } from '@hearth/domains/access/service';
import type { Actor } from '@hearth/kit/access';
import type { Standing } from '@hearth/platform/access/sources';
import type { Clock } from '@hearth/platform/clock';

/** A role that somebody holds at a brand and everywhere below it. */
export interface HeldRole {
  readonly name: string;
  readonly node: string;
}

/** Somebody who asks, decides or reads, with the roles that they hold now. */
export interface Reader {
  readonly userId: string;
  readonly held: readonly HeldRole[];
}

/** Whoever calls, with the roles that they hold now, out of what the gate knows of them. */
export async function readerOf({
  actor,
  clock,
  standing,
}: {
  readonly actor: Pick<Actor, 'userId'>;
  readonly clock: Clock;
  readonly standing: () => Promise<Standing>;
}): Promise<Reader> {
  const now = clock.now();
  const held = policyOf(await standing()).grants.flatMap((grant) => {
    const node = grant.path.at(-1);
    const isHeld = isValidAt(grant, now.getTime()) && !grant.suspended;
    return !isHeld || node === undefined || grant.role === null ? [] : [{ name: grant.role, node }];
  });
  return { userId: actor.userId, held };
}

/** The roles of somebody that hold at a place, given as its path from the root. */
export function rolesAt({ held }: Pick<Reader, 'held'>, path: readonly string[]): ReadonlySet<string> {
  return new Set(held.filter(({ node }) => path.includes(node)).map(({ name }) => name));
}
