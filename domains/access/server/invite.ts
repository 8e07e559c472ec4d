import { namesOfBrands } from '@hearth/domains/core/service';
import { countTry, fillPlaces, nameOf, ownPageAddress, tooMany, writtenLetter } from '@hearth/domains/identity/service';
import { PRODUCT } from '@hearth/kit/constants';
import { newId } from '@hearth/kit/id';
import type { Language } from '@hearth/kit/constants';
import type { Work } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import {
  INVITATION_MS,
  INVITATIONS_PER_ADDRESS,
  INVITATIONS_PER_GROUP,
  INVITATIONS_PER_PERSON,
} from '../rules/invitation.ts';
import { insertChange } from './queries/change.ts';
import { putInvitation } from './queries/invitation.ts';
import type { InvitationRow } from './queries/invitation.ts';
import { asConditionCodes } from './stored-rights.ts';
import type { PlannedGrant } from './planned-grant.ts';
import { wordsIn } from './words.ts';

type Inviting = Pick<Work, 'db' | 'clock' | 'config' | 'mail'>;

/** Refuses one invitation too many: of a person, of a group, or to an address. The same for every address, whoever reads it. */
async function limitInvitations(
  { db, clock }: Pick<Inviting, 'db' | 'clock'>,
  { userId, groupId, address }: { readonly userId: string; readonly groupId: string; readonly address: string },
): Promise<void> {
  const limits = [
    ['access-invitation-person', userId, INVITATIONS_PER_PERSON],
    ['access-invitation-group', groupId, INVITATIONS_PER_GROUP],
    ['access-invitation-address', address, INVITATIONS_PER_ADDRESS],
  ] as const;
  const now = clock.now();
  for (const [kind, value, most] of limits) {
    const tries = await countTry(db, kind, value, most, now);
    if (tries.count > most.count) throw tooMany(tries, now);
  }
}

/** What an invitation offers. */
export type Offered = Omit<InvitationRow, 'id' | 'role_name' | 'token_hash' | 'sent_at' | 'expires_at' | 'invited_by'>;

/** The right that was planned, as it is offered to an address. */
export function offerOf(
  { address, carried, place, conditions, validUntil }: PlannedGrant,
  brandId: string,
  validFrom: Date | null,
  language: Language,
): Offered {
  return {
    group_id: place.groupId,
    brand_id: brandId,
    address,
    language,
    role: 'role' in carried ? carried.role : null,
    role_id: 'roleId' in carried ? carried.roleId : null,
    conditions: asConditionCodes(conditions),
    valid_from: validFrom,
    valid_until: validUntil,
  };
}

/**
 * Offers a right to an address outside the group, by mail. Whether somebody has an account there changes nothing: not what is
 * asked of the database, not what is answered, and not a word of the mail.
 */
export async function invite(work: Inviting, userId: string, offered: Offered): Promise<InvitationRow> {
  const { db, clock, config, mail } = work;
  const now = clock.now();
  await limitInvitations(work, { userId, groupId: offered.group_id, address: offered.address });
  const token = newToken();
  const row = await putInvitation(db, {
    ...offered,
    id: newId(now.getTime()),
    token_hash: tokenHash(token),
    invited_by: userId,
    sent_at: now,
    expires_at: new Date(now.getTime() + INVITATION_MS),
  });
  await insertChange(db, {
    groupId: row.group_id,
    brandId: row.brand_id,
    userId: null,
    actorId: userId,
    at: now,
    action: 'INVITED',
    detail: invitationDetail(row),
  });
  const words = wordsIn(row.language);
  const values = {
    product: PRODUCT,
    group: named((await namesOfBrands(db, [row.group_id])).get(row.group_id)),
    sender: named(await nameOf(db, userId)),
    address: row.address,
  };
  await mail(
    writtenLetter({
      to: row.address,
      language: row.language,
      subject: oneLine(fillPlaces(words.subject, values)),
      text: [words.hello, words.line, words.account, words.closing]
        .map((line) => fillPlaces(line, values))
        .join('\n\n'),
      button: { label: words.button, link: ownPageAddress(config, row.language, '/invitation', token) },
    }),
  );
  return row;
}

/** An invitation for the record of changes. */
export function invitationDetail(row: InvitationRow): Record<string, unknown> {
  return {
    invitation_id: row.id,
    address: row.address,
    role: row.role,
    role_id: row.role_id,
    role_name: row.role_name,
    conditions: row.conditions,
    valid_from: row.valid_from?.toISOString() ?? null,
    valid_until: row.valid_until?.toISOString() ?? null,
  };
}

/** A name that strangers wrote, in one short line: the mail has no room for a message of theirs. */
const named = (name = ''): string => oneLine(name).slice(0, 80);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
