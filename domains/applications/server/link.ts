import type { Tx } from '@hearth/platform/database';
import { recordLinks } from '@hearth/platform/secrets/record-links';
import { SENT_LINK_MS } from '../rules/limits.ts';
import type { ApplicationRow } from './queries/application.ts';

/** The links that candidates open an application with that they have sent, without signing in. */
export const applicationLinks = recordLinks({ table: 'applications.link_key', record: 'application_id', ends: true });

/** The link of an application. Whoever holds it reads the mail of the address that the application names. */
export function linkTo(tx: Tx, { id, applied_at: appliedAt }: Pick<ApplicationRow, 'id' | 'applied_at'>): Promise<string> {
  return applicationLinks.make(tx, { id, endsAt: new Date(appliedAt.getTime() + SENT_LINK_MS) });
}
