import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { BrandGrant } from '@hearth/kit/access';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { SENDING_TOO_LATE } from '../../contract/failures.ts';
import type { LeftOut, Receiver } from '../../contract/sending-endpoints.ts';
import { canReceiveSending } from '../../rules/can-be-written.ts';
import { PLANNED_DAYS_AHEAD, UNDO_SECONDS } from '../../rules/limits.ts';
import { fillFields, pickText } from '../../rules/merge-fields.ts';
import type { LocalizedText } from '../../rules/merge-fields.ts';
import { afterQuietHours } from '../../rules/mail/quiet-hours.ts';
import { buildMergeValues } from '../merge-values.ts';
import { findReceivers } from '../queries/receiver.ts';
import { findWritingStates } from '../writing.ts';

/** A bulk message as it was requested. */
export interface RequestedSending {
  readonly application_ids: readonly string[];
  readonly texts: LocalizedText;
  readonly send_at?: string | undefined;
}

/** A clock in a browser may be so wrong. */
const SLACK_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

/**
 * What each person would get and when, and who is left out and why; an application that the grant does not reach
 * refuses the whole.
 */
export async function planSending(
  tx: Tx,
  grant: BrandGrant,
  { application_ids: ids, texts, send_at: asked }: RequestedSending,
  { now, sender }: { readonly now: Date; readonly sender: { readonly userId: string; readonly name: string } },
): Promise<{ receivers: Receiver[]; leftOut: LeftOut[] }> {
  const wanted = asked === undefined ? now.getTime() : Date.parse(asked);
  if (wanted < now.getTime() - SLACK_MS || wanted > now.getTime() + PLANNED_DAYS_AHEAD * DAY_MS)
    throw failure(SENDING_TOO_LATE);
  const from = new Date(Math.max(wanted, now.getTime() + UNDO_SECONDS * 1000));
  const found = await findReceivers(tx, grant, ids);
  if (found.length < new Set(ids).size) throw failure(NOT_FOUND);
  const writer = { side: 'EMPLOYER' as const, userId: sender.userId };
  const writing = await inScope(tx, SYSTEM, (system) => findWritingStates(system, ids, writer, now));
  const whyNot = (row: (typeof found)[number]): LeftOut['why'] | null =>
    canReceiveSending(row) ? (writing.get(row.id)?.bar ?? null) : 'ENDED';
  const leftOut = found.flatMap((row) => {
    const why = whyNot(row);
    return why === null ? [] : [{ application_id: row.id, candidate_name: `${row.first_name} ${row.last_name}`, why }];
  });
  const receivers = found
    .filter((row) => whyNot(row) === null)
    .map((row) => {
      const { language, text } = pickText(texts, row.language);
      const at = afterQuietHours(from, row.time_zone);
      return {
        application_id: row.id,
        candidate_name: `${row.first_name} ${row.last_name}`,
        language,
        ...fillFields(text, buildMergeValues(row, sender.name)),
        sends_at: at.toISOString(),
        waits: at > from,
      };
    });
  return { receivers, leftOut };
}
