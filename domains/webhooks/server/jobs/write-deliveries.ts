import { lockRecord } from '@hearth/domains/applications/service';
import { findBrandPlaces } from '@hearth/domains/core/service';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { listenToAll } from '@hearth/platform/module';
import type { HeardEvent, Work } from '@hearth/platform/module';
import type { WebhookEventType } from '../../contract/catalogue.ts';
import { OFFERED, offeredOf } from '../offered-events.ts';
import { insertDeliveries } from '../queries/delivery.ts';
import type { NewDelivery } from '../queries/delivery.ts';
import { findInterested } from '../queries/webhook.ts';
import { DELIVER_DUE } from './deliver-job.ts';

const BRAND = 'brand:';

/** Writes a delivery for each webhook that wants an event, once however often this is run for it. */
export const writeDeliveries = listenToAll(
  Object.values(OFFERED).map(({ source }) => source),
  {
    name: 'webhooks.writeDeliveries',
    pace: 'soon',
    run: (event, work) =>
      work.run(SYSTEM, async (means) => {
        const rows: NewDelivery[] = [];
        for (const type of offeredOf(event.type)) rows.push(...(await deliveriesOf(means, event, type)));
        if (rows.length === 0) return;
        await insertDeliveries(means.db, rows, means.clock.now());
        await means.enqueue(DELIVER_DUE, {}, { key: 'due' });
      }),
  },
);

async function deliveriesOf(
  { db, clock }: Work<'system'>,
  event: HeardEvent,
  type: WebhookEventType,
): Promise<readonly NewDelivery[]> {
  const { group_id: groupId, id: eventId, at } = event;
  if (groupId === null) return [];
  const webhooks = await findInterested(db, groupId, type);
  if (webhooks.length === 0) return [];
  const places = await findPlacesOf(db, event);
  const data = OFFERED[type].map(event.data);
  const applicationId = data['application_id'];
  // What its erasure itself made happen comes after it: nothing is written that nothing would delete. The lock makes an erasure wait.
  if (typeof applicationId === 'string' && (await lockRecord(db, applicationId)) === null) return [];
  return webhooks.flatMap(({ id, brand_id: brandId }) => {
    const place = places.find(({ ancestorIds }) => ancestorIds.includes(brandId));
    if (place === undefined) return [];
    return {
      id: newId(clock.now().getTime()),
      group_id: groupId,
      endpoint_id: id,
      event_id: eventId,
      type,
      at,
      application_id: typeof applicationId === 'string' ? applicationId : null,
      data: { brand_id: place.id, ...data },
    };
  });
}

/** Where an event happened: the brands of its group whose managers hear it. */
async function findPlacesOf(db: Work<'system'>['db'], { topics, group_id: groupId }: HeardEvent) {
  const ids = topics.flatMap((topic) => (topic.startsWith(BRAND) ? topic.slice(BRAND.length) : []));
  return (await findBrandPlaces(db, ids)).filter((place) => place.groupId === groupId);
}
