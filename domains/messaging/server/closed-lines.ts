import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { findByText } from './queries/by-text.ts';
import { findHidden } from './queries/hidden.ts';

/** What no party sees of the rows behind their messages, though their pages show that it is so: which came by text, which were hidden. */
export function closedLines(tx: Tx, messageIds: readonly string[]) {
  return inScope(tx, SYSTEM, async (system) => ({
    byText: await findByText(system, messageIds),
    hidden: await findHidden(system, messageIds),
  }));
}
