import type { Tx } from '@hearth/platform/database';
import { recordLinks } from '@hearth/platform/secrets/record-links';
import { SENT_LINK_MS } from '../rules/limits.ts';

/** The links that candidates open an application with that they have sent, without signing in. */
export const applicationLinks = recordLinks({ table: 'applications.link_key', record: 'application_id', ends: true });

/** The link of an application, made now. Whoever holds it reads the mail of the address that the application names. */
export function linkTo(tx: Tx, id: string, now: Date): Promise<string> {
  return applicationLinks.make(tx, { id, endsAt: new Date(now.getTime() + SENT_LINK_MS) });
}

/** The links that send an application that waits for the owner of its address. They last as long as it waits. */
export const guestLinks = recordLinks({
  table: 'applications.guest_link_key',
  record: 'guest_application_id',
  ends: false,
});
