import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { offerChanged } from '../contract/events.ts';
import { OFFER_OVER } from '../contract/failures.ts';
import type { DeclineReason } from '../contract/schemas.ts';
import { type Deed, stateAfter } from '../rules/states.ts';
import { setState } from './queries/offer.ts';
import { insertEvent } from './queries/record.ts';
import type { EventRow, OfferRow } from './queries/tables.ts';

type Means = Pick<Work, 'db' | 'clock' | 'emit'>;

/** Who did something with an offer; null for time itself. */
export interface Doer {
  readonly userId: string | null;
  readonly name: string;
}

const NOTED: Readonly<Record<Deed, EventRow['deed']>> = {
  sign: 'SIGNED',
  decline: 'DECLINED',
  withdraw: 'WITHDRAWN',
  expire: 'EXPIRED',
};

/** Does something with an offer that is locked, with its record and the news; OFFER_OVER where it may not be done. */
export async function change(
  means: Means,
  row: OfferRow,
  deed: Deed,
  by: Doer,
  decline: { readonly reason: DeclineReason; readonly note: string } | null = null,
): Promise<OfferRow> {
  const now = means.clock.now();
  const state = stateAfter({ state: row.state, expiresAt: row.expires_at.getTime() }, deed, now.getTime());
  if (state === null) throw failure(OFFER_OVER);
  const after = await setState(means.db, row, state, decline);
  await note(means, row, NOTED[deed], by);
  await means.emit(offerChanged(row));
  return after;
}

/** Adds to the record of an offer. */
export function note({ db, clock }: Pick<Means, 'db' | 'clock'>, row: OfferRow, deed: EventRow['deed'], by: Doer) {
  return insertEvent(db, {
    group_id: row.group_id,
    offer_id: row.id,
    deed,
    at: clock.now(),
    by_user_id: by.userId,
    by_name: by.name,
  });
}
