import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { BrandGrant } from '@hearth/kit/access';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { SENDING_TOO_LATE } from '../contract/failures.ts';
import type { LeftOut, Receiver } from '../contract/sending-endpoints.ts';
import { canBeWritten } from '../rules/can-be-written.ts';
import { PLANNED_DAYS_AHEAD, UNDO_SECONDS } from '../rules/limits.ts';
import { fillFields, textFor } from '../rules/merge-fields.ts';
import type { Texts } from '../rules/merge-fields.ts';
import { afterQuietHours } from '../rules/quiet-hours.ts';
import { mergeValues } from './merge-values.ts';
import { findReceivers } from './queries/receiver.ts';
import { findWriting } from './writing.ts';

/** What somebody asks to be sent. */
export interface Asked {
  readonly application_ids: readonly string[];
  readonly texts: Texts;
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
  { application_ids: ids, texts, send_at: asked }: Asked,
  { now, sender }: { readonly now: Date; readonly sender: { readonly userId: string; readonly name: string } },
): Promise<{ receivers: Receiver[]; leftOut: LeftOut[] }> {
  const wanted = asked === undefined ? now.getTime() : Date.parse(asked);
  if (wanted < now.getTime() - SLACK_MS || wanted > now.getTime() + PLANNED_DAYS_AHEAD * DAY_MS)
    throw failure(SENDING_TOO_LATE);
  const from = new Date(Math.max(wanted, now.getTime() + UNDO_SECONDS * 1000));
  const found = await findReceivers(tx, grant, ids);
  if (found.length < new Set(ids).size) throw failure(NOT_FOUND);
  const writer = { side: 'EMPLOYER' as const, userId: sender.userId };
  const writing = await inScope(tx, SYSTEM, (system) => findWriting(system, ids, writer, now));
  const whyNot = (row: (typeof found)[number]): LeftOut['why'] | null =>
    canBeWritten(row) ? (writing.get(row.id)?.bar ?? null) : 'ENDED';
  const leftOut = found.flatMap((row) => {
    const why = whyNot(row);
    return why === null ? [] : [{ application_id: row.id, candidate_name: `${row.first_name} ${row.last_name}`, why }];
  });
  const receivers = found
    .filter((row) => whyNot(row) === null)
    .map((row) => {
      const { language, text } = textFor(texts, row.language);
      const at = afterQuietHours(from, row.time_zone);
      return {
        application_id: row.id,
        candidate_name: `${row.first_name} ${row.last_name}`,
        language,
        ...fillFields(text, mergeValues(row, sender.name)),
        sends_at: at.toISOString(),
        waits: at > from,
      };
    });
  return { receivers, leftOut };
}
