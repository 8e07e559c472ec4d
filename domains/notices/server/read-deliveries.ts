import type { Tx } from '@hearth/platform/database';
import { findLatestMail } from '@hearth/platform/mail/mail';
import type { Delivery } from '../contract/schemas.ts';
import { deliveryState } from '../rules/delivery-state.ts';
import { findDeliveries } from './queries/delivery.ts';

/** The delivery log of some of a person's notices, by notice, with what mail servers answered. */
export async function readDeliveries(
  tx: Tx<'self'>,
  userId: string,
  noticeIds: readonly string[],
): Promise<ReadonlyMap<string, Delivery[]>> {
  const rows = await findDeliveries(tx, userId, noticeIds);
  const arrivals = await findLatestMail(
    tx,
    rows.flatMap((row) => row.mail_about ?? []),
  );
  const read = rows.map((row) => {
    const none = { accepted_at: null, refused_at: null, returned_at: null };
    const arrival = row.mail_about === null ? undefined : (arrivals.get(row.mail_about) ?? none);
    const { state, reason, at } = deliveryState(row, arrival);
    const { channel, held, browser, system } = row;
    const device = row.device_id === null ? null : { browser, system };
    return { noticeId: row.notice_id, line: { channel, device, state, reason, held, at: at.toISOString() } };
  });
  return new Map(
    [...Map.groupBy(read, ({ noticeId }) => noticeId)].map(([id, lines]) => [id, lines.map(({ line }) => line)]),
  );
}
