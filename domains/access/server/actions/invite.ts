import { findBrandNames, findLetterBrand } from '@hearth/domains/core/service';
import {
  countTry,
  fillPlaces,
  findName,
  ownPageAddress,
  tooManyAttempts,
  composeCustomMail,
} from '@hearth/domains/identity/service';
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
} from '../../rules/invitation.ts';
import { insertChange } from '../queries/change.ts';
import { upsertInvitation } from '../queries/invitation.ts';
import type { InvitationRow } from '../queries/invitation.ts';
import { toConditionCodes } from '../stored-rights.ts';
import type { PlannedGrant } from './planned-grant.ts';
import { phrasesIn } from '../words.ts';

type InvitationContext = Pick<Work, 'db' | 'clock' | 'config' | 'mail'>;

/**
 * Limits invitations per person, group and address, alike for every address. The same for every address, whoever
 * reads it.
 */
async function limitInvitations(
  { db, clock }: Pick<InvitationContext, 'db' | 'clock'>,
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
    if (tries.count > most.count) throw tooManyAttempts(tries, now);
  }
}

/** The content of an invitation. */
export type OfferedRight = Omit<
  InvitationRow,
  'id' | 'role_name' | 'token_hash' | 'sent_at' | 'expires_at' | 'invited_by'
>;

/** Converts a planned grant into an offer to an address. */
export function toOffer(
  { address, carried, place, conditions, validUntil }: PlannedGrant,
  brandId: string,
  validFrom: Date | null,
  language: Language,
): OfferedRight {
  return {
    group_id: place.groupId,
    brand_id: brandId,
    address,
    language,
    role: 'role' in carried ? carried.role : null,
    role_id: 'roleId' in carried ? carried.roleId : null,
    conditions: toConditionCodes(conditions),
    valid_from: validFrom,
    valid_until: validUntil,
  };
}

/**
 * Offers a right to an address outside the group, by mail. Whether somebody has an account there changes nothing: not what is
 * asked of the database, not what is answered, and not a word of the mail.
 */
export async function sendInvitation(
  work: InvitationContext,
  userId: string,
  offered: OfferedRight,
): Promise<InvitationRow> {
  const { db, clock, config, mail } = work;
  const now = clock.now();
  await limitInvitations(work, { userId, groupId: offered.group_id, address: offered.address });
  const token = newToken();
  const row = await upsertInvitation(db, {
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
  const words = phrasesIn(row.language);
  const values = {
    product: PRODUCT,
    group: shortenName((await findBrandNames(db, [row.group_id])).get(row.group_id)),
    sender: shortenName(await findName(db, userId)),
    address: row.address,
  };
  await mail(
    composeCustomMail({
      to: row.address,
      language: row.language,
      brand: await findLetterBrand(db, config, row.brand_id),
      subject: toOneLine(fillPlaces(words.subject, values)),
      text: [words.hello, words.line, words.account, words.closing]
        .map((line) => fillPlaces(line, values))
        .join('\n\n'),
      button: { label: words.button, link: ownPageAddress(config, row.language, '/invitation', token) },
    }),
  );
  return row;
}

/** An invitation as the change log records it. */
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

/** Shortens a name to one line, so that a mail cannot carry a stranger's message. */
const shortenName = (name = ''): string => toOneLine(name).slice(0, 80);

const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
