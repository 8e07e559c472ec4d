import { recordLinks } from '@hearth/platform/secrets/record-links';

/**
 * The links that candidates open their offers with. They open the signed copy for as long as that is kept, so they say no end;
 * until when an offer can be signed is its own matter.
 */
export const offerLinks = recordLinks({ table: 'offers.link_key', record: 'offer_id', ends: false });
