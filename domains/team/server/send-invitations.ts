import { findLetterBrands } from '@hearth/domains/core/service';
import { composeCustomMail, fillPlaces, findName, ownPageAddress } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { CARD_MS } from '../rules/invitation.ts';
import { insertInvitationEvents, putInvitations } from './queries/invitation.ts';
import type { InvitableRow } from './queries/invitation.ts';
import { phrasesIn } from './words.ts';

/** What the emails of invitations are about, for whoever looks whether they arrived. */
const INVITATION_MAIL = 'team.invitation';

type InvitationContext = Pick<Work, 'db' | 'clock' | 'config' | 'mail'>;

/** A link for an employee; its secret is in the email alone. */
interface MadeLink {
  readonly row: InvitableRow;
  readonly token: string;
  readonly mailId: string;
}

/** Who invites, and in which language. */
interface Sender {
  readonly userId: string;
  readonly language: Language;
}

/**
 * Emails links to employees without an account; the cards and links that they had are void. The caller has locked them, and
 * checked that they can be invited. Answers until when the links can be used.
 */
export async function sendInvitations(
  work: InvitationContext,
  sender: Sender,
  rows: readonly InvitableRow[],
): Promise<Date> {
  const now = work.clock.now();
  const expiresAt = new Date(now.getTime() + CARD_MS.JOIN);
  if (rows.length === 0) return expiresAt;
  const made = rows.map((row) => ({ row, token: newToken(), mailId: newId(now.getTime()) }));
  await keep(work.db, made, { userId: sender.userId, now, expiresAt });
  await mailAll(work, sender, made);
  return expiresAt;
}

/** Keeps the invitations, and records that they were sent. */
async function keep(
  db: Tx,
  made: readonly MadeLink[],
  { userId, now, expiresAt }: { readonly userId: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await putInvitations(
    db,
    made.map(({ row, token, mailId }) => ({
      employee_id: row.id,
      group_id: row.group_id,
      purpose: 'JOIN' as const,
      code_hash: tokenHash(token),
      pin_hash: null,
      made_by: userId,
      made_at: now,
      expires_at: expiresAt,
      channel: 'MAIL' as const,
      address: row.email,
      mail_id: mailId,
    })),
  );
  await insertInvitationEvents(
    db,
    made.map(({ row }) => ({
      id: newId(now.getTime()),
      group_id: row.group_id,
      employee_id: row.id,
      purpose: 'JOIN' as const,
      what: 'MAILED' as const,
      user_id: userId,
      at: now,
    })),
  );
}

/** Writes the emails, each in the look of the brand that its receiver works for. */
async function mailAll(
  { db, config, mail }: InvitationContext,
  { userId, language }: Sender,
  made: readonly MadeLink[],
): Promise<void> {
  const brands = await findLetterBrands(
    db,
    config,
    made.map(({ row }) => row.location_id),
  );
  const sender = shorten(await findName(db, userId));
  const words = phrasesIn(language).invitation;
  for (const { row, token, mailId } of made) {
    const brand = brands.get(row.location_id);
    const values = { name: shorten(row.first_name), employer: shorten(brand?.name ?? ''), sender };
    const say = (phrase: string): string => fillPlaces(phrase, values);
    await mail({
      ...composeCustomMail({
        to: row.email,
        language,
        brand,
        subject: say(words.subject),
        text: [words.hello, words.line, words.closing].map(say).join('\n\n'),
        button: { label: words.button, link: ownPageAddress(config, language, '/join/email', token) },
      }),
      about: { kind: INVITATION_MAIL, id: mailId, within: row.id },
    });
  }
}

/** One short line, so that a name cannot carry a message of its own. */
const shorten = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
