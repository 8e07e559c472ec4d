import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { offerChanged } from '../contract/events.ts';
import { OFFER_OVER } from '../contract/failures.ts';
import type { DeclineReason } from '../contract/schemas.ts';
import { type OfferAction, nextState } from '../rules/states.ts';
import { setState } from './queries/offer.ts';
import { insertEvent } from './queries/record.ts';
import type { EventRow, OfferRow } from './queries/tables.ts';

type ChangeContext = Pick<Work, 'db' | 'clock' | 'emit'>;

/** Who acted on an offer; null if it expired. */
export interface OfferActor {
  readonly userId: string | null;
  readonly name: string;
}

const NOTED: Readonly<Record<OfferAction, EventRow['deed']>> = {
  sign: 'SIGNED',
  decline: 'DECLINED',
  withdraw: 'WITHDRAWN',
  expire: 'EXPIRED',
};

/** Applies an action to a locked offer, with its event and record; else OFFER_OVER. */
export async function changeState(
  means: ChangeContext,
  row: OfferRow,
  deed: OfferAction,
  by: OfferActor,
  decline: { readonly reason: DeclineReason; readonly note: string } | null = null,
): Promise<OfferRow> {
  const now = means.clock.now();
  const state = nextState({ state: row.state, expiresAt: row.expires_at.getTime() }, deed, now.getTime());
  if (state === null) throw failure(OFFER_OVER);
  const after = await setState(means.db, row, state, decline);
  await recordEvent(means, row, NOTED[deed], by);
  await means.emit(offerChanged(row));
  return after;
}

/** Adds an event to the record of an offer. */
export function recordEvent(
  { db, clock }: Pick<ChangeContext, 'db' | 'clock'>,
  row: OfferRow,
  deed: EventRow['deed'],
  by: OfferActor,
) {
  return insertEvent(db, {
    group_id: row.group_id,
    offer_id: row.id,
    deed,
    at: clock.now(),
    by_user_id: by.userId,
    by_name: by.name,
  });
}
