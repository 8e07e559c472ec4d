import type { DealMode } from '@hearth/domains/scheduling/schemas';
import type { DealWork } from './advance-deals.ts';
import { approveDeals } from './approve-deals.ts';
import type { DealRow } from './queries/deal.ts';

/**
 * Approves a deal that somebody took, where the location leaves that to the rules and it breaks none of them. Otherwise nothing:
 * it waits for a manager. Quiet: the caller tells of the deal.
 */
export async function approveAtOnce(
  work: DealWork,
  row: DealRow,
  mode: DealMode,
  { userId, isQuiet = false }: { readonly userId: string; readonly isQuiet?: boolean },
): Promise<DealRow | undefined> {
  if (mode !== 'AUTOMATIC' || row.state !== 'TAKEN') return undefined;
  const { approved } = await approveDeals(work, [row], {
    tolerates: 'NOTHING',
    by: { userId },
    endedBy: 'RULES',
    note: '',
    consent: '',
    isQuiet,
  });
  return approved[0];
}
