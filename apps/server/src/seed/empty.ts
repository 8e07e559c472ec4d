import { hasPeople } from '@hearth/domains/identity/seed';
import { SYSTEM } from '@hearth/platform/database';
import type { Assembly } from '@hearth/platform/platform';

/** Whether nobody is in the database yet: only then is it filled for a demonstration. */
export async function isEmpty(runner: Assembly['runner']): Promise<boolean> {
  return !(await runner.run(SYSTEM, ({ db }) => hasPeople(db), true));
}
