import { hasPeople } from '@hearth/domains/identity/seed';
import { SYSTEM } from '@hearth/platform/database';
import type { Assembly } from '@hearth/platform/platform';

/** Tells if the database has no people yet; only then is it seeded. */
export async function isDatabaseEmpty(runner: Assembly['runner']): Promise<boolean> {
  return !(await runner.run(SYSTEM, ({ db }) => hasPeople(db), true));
}
