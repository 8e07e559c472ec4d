import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { findTextMessageIds } from './queries/by-text.ts';
import { findHiddenMessageIds } from './queries/hidden.ts';

/** Finds which messages went by SMS or were hidden; read as the system, since no party sees those rows. */
export function findSystemFacts(tx: Tx, messageIds: readonly string[]) {
  return inScope(tx, SYSTEM, async (system) => ({
    byText: await findTextMessageIds(system, messageIds),
    hidden: await findHiddenMessageIds(system, messageIds),
  }));
}
