import { noteOffer } from '@hearth/domains/applications/service';
import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
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
  await changed(means, after);
  return after;
}

/** Says that an offer came to another state: to whoever looks at it, and on the card of its application. */
export async function changed({ db, clock, emit }: Means, row: OfferRow): Promise<void> {
  await inScope(db, SYSTEM, (system) => noteOffer(system, row.application_id, { state: row.state, at: clock.now() }));
  await emit(offerChanged(row));
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
