import { ownPageAddress } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { makeCards as contract } from '../../contract/invitation-endpoints.ts';
import { ACCOUNT_IS_THEIRS, EMPLOYMENT_HAS_ENDED, NOT_YOURS_TO_RESET } from '../../contract/failures.ts';
import type { Card } from '../../contract/schemas.ts';
import { CARD_MS } from '../../rules/invitation.ts';
import { findPermittedCard } from '../card-holder.ts';
import { newCardSecret } from '../card-secret.ts';
import { findEmployeesById } from '../queries/employee.ts';
import { insertInvitationEvents, putInvitations } from '../queries/invitation.ts';

const REFUSALS = { EMPLOYMENT_HAS_ENDED, ACCOUNT_IS_THEIRS, NOT_YOURS_TO_RESET };

/** Makes cards to be printed. All of them, or none: what was made and not shown would be good for nobody. */
export const makeCards = implement(contract, async ({ body }, context) => {
  const { db, actor, clock, config, grant, request } = context;
  const now = clock.now();
  const language = detectLanguage(request.host);
  const made = [];
  const ids = [...new Set(body.employee_ids)];
  const rows = await findEmployeesById(db, grant, ids);
  if (rows.length < ids.length) throw failure(NOT_FOUND);
  for (const row of rows) {
    const { card, username } = await findPermittedCard(db, { ...row, group_id: grant.groupId }, actor.userId, now);
    if (typeof card !== 'string') throw failure(REFUSALS[card.refused], { employee_id: row.id });
    const expiresAt = new Date(now.getTime() + CARD_MS[card]);
    made.push({ row, purpose: card, username, secret: newCardSecret(), expiresAt });
  }
  const owner = { group_id: grant.groupId };
  await putInvitations(
    db,
    made.map(({ row, purpose, secret, expiresAt }) => ({
      ...owner,
      employee_id: row.id,
      purpose,
      code_hash: secret.codeHash,
      pin_hash: secret.pinHash,
      made_by: actor.userId,
      made_at: now,
      expires_at: expiresAt,
      channel: 'CARD' as const,
      address: null,
      mail_id: null,
    })),
  );
  await insertInvitationEvents(
    db,
    made.map(({ row, purpose }) => ({
      ...owner,
      id: newId(now.getTime()),
      employee_id: row.id,
      purpose,
      what: 'MADE',
      user_id: actor.userId,
      at: now,
    })),
  );
  return {
    cards: made.map(({ row, purpose, username, secret, expiresAt }): Card => ({
      employee_id: row.id,
      purpose,
      first_name: row.first_name,
      last_name: row.last_name,
      location_name: row.location_name,
      username,
      link: ownPageAddress(config, language, '/join', secret.code),
      pin: secret.pin,
      expires_at: expiresAt.toISOString(),
    })),
  };
});
