import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { SENDING_TOO_LATE } from '../contract/failures.ts';
import type { Receiver } from '../contract/sending-endpoints.ts';
import { canBeWritten } from '../rules/can-be-written.ts';
import { PLANNED_DAYS_AHEAD, UNDO_SECONDS } from '../rules/limits.ts';
import { fillFields, textFor } from '../rules/merge-fields.ts';
import type { Texts } from '../rules/merge-fields.ts';
import { afterQuietHours } from '../rules/quiet-hours.ts';
import { mergeValues } from './merge-values.ts';
import { findReceivers } from './queries/receiver.ts';

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
 * What each person would get and when. Who can be written to no more gets nothing; an application that
 * the grant does not reach refuses the whole.
 */
export async function planSending(
  tx: Tx,
  grant: BrandGrant,
  { application_ids: ids, texts, send_at: asked }: Asked,
  { now, senderName }: { readonly now: Date; readonly senderName: string },
): Promise<Receiver[]> {
  const wanted = asked === undefined ? now.getTime() : Date.parse(asked);
  if (wanted < now.getTime() - SLACK_MS || wanted > now.getTime() + PLANNED_DAYS_AHEAD * DAY_MS)
    throw failure(SENDING_TOO_LATE);
  const from = new Date(Math.max(wanted, now.getTime() + UNDO_SECONDS * 1000));
  const found = await findReceivers(tx, grant, ids);
  if (found.length < new Set(ids).size) throw failure(NOT_FOUND);
  return found.filter(canBeWritten).map((row) => {
    const { language, text } = textFor(texts, row.language);
    const at = afterQuietHours(from, row.time_zone);
    return {
      application_id: row.id,
      candidate_name: `${row.first_name} ${row.last_name}`,
      language,
      ...fillFields(text, mergeValues(row, senderName)),
      sends_at: at.toISOString(),
      waits: at > from,
    };
  });
}
