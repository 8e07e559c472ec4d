import { defineEvent } from '@hearth/kit/event';
import { isUuid, newId } from '@hearth/kit/id';
import { uuid } from '@hearth/kit/schema';
import { isMailableLength } from '@hearth/kit/text/mail-address';
import { onOneLine } from '@hearth/kit/text/one-line';
import { sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import type SmtpTransport from 'nodemailer/lib/smtp-transport/index.js';
import { z } from 'zod';
import type { AddressSource } from '../access/sources.ts';
import type { Config } from '../config/config.ts';
import { inScope, refuseWithinTransaction, SYSTEM } from '../database.ts';
import type { Tx } from '../database.ts';
import { untilCommitted } from '../database/until-kept.ts';
import { holdUntilProven } from './held-mail.ts';
import { defineJob } from '../jobs/job-contract.ts';
import { tally } from '../metrics/tally.ts';
import { workOn } from '../module.ts';
import type { Job, Mail, MailAbout, Work } from '../module.ts';

type SmtpOptions = SmtpTransport.Options;

export const SEND_MAIL = defineJob('platform.sendMail', { id: uuid });
/** A comma, a line break or an angle bracket could name a second address. */
const ONE_ADDRESS = /^[^\s,;<>"@]+@[^\s,;<>"@]+$/;

/** The bare address that mail comes from, of a setting that may name a person before it. */
export function senderAddress({ mailFrom }: Pick<Config, 'mailFrom'>): string {
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}

/** Why a message to an address that is too long for mail never leaves. */
const TOO_LONG = 'The address is too long for mail.';

/**
 * Keeps a message in the transaction and returns its id; the job sends it when the transaction has committed. Null where no mail server
 * would take it: it is kept as one that was refused, since whoever caused it, and what else they do, must not fail by it.
 */
export async function keepMail(tx: Tx, mail: Mail, now: Date): Promise<string | null> {
  if (!ONE_ADDRESS.test(mail.to)) throw new Error('A mail goes to exactly one address.');
  if (mail.replyTo !== undefined && !(ONE_ADDRESS.test(mail.replyTo) && isMailableLength(mail.replyTo)))
    throw new Error('Answers go to exactly one address.');
  const isMailable = isMailableLength(mail.to);
  const subject = onOneLine(mail.subject);
  const senderName = mail.senderName === undefined ? null : onOneLine(mail.senderName);
  const id = newId();
  await tx.execute(
    sql`insert into platform.mail (id, recipient, subject, text_body, html_body, sender_name, reply_to, unsubscribe, calendar_method, calendar,
        about_kind, about_id, about_within, before_proof, state, problem, refused_at)
      values (${id}, ${mail.to}, ${subject}, ${mail.text}, ${mail.html}, ${senderName}, ${mail.replyTo ?? null}, ${mail.unsubscribe ?? null}, ${mail.calendar?.method ?? null}, ${mail.calendar?.content ?? null},
        ${mail.about?.kind ?? null}, ${mail.about?.id ?? null}, ${mail.about?.within ?? null}, ${mail.beforeProof === true},
        ${isMailable ? 'queued' : 'failed'}, ${isMailable ? null : TOO_LONG}, ${isMailable ? null : now}::timestamptz)`,
  );
  return isMailable ? id : null;
}

interface MailRow {
  readonly id: string;
  readonly at: Date;
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly state: string;
  readonly sender_name: string | null;
  readonly reply_to: string | null;
  readonly unsubscribe: string | null;
  readonly calendar_method: 'REQUEST' | 'CANCEL' | null;
  readonly calendar: string | null;
}

/** The newest messages, for the inbox page of a trial installation. */
export function newestMail(tx: Tx, limit: number): Promise<MailRow[]> {
  return inScope(tx, SYSTEM, (system) =>
    system.execute<MailRow>(
      sql`select id, at, recipient, subject, text_body, html_body, state, sender_name, reply_to, unsubscribe, calendar_method, calendar from platform.mail order by at desc, id desc limit ${limit}`,
    ),
  );
}

/**
 * Notes that a message is on its way. What it said is forgotten: links and codes in it still open things, and whoever reads
 * this table later must not. A trial's inbox page shows what was sent, so a trial keeps it.
 */
async function noteSent(tx: Tx, id: string, mode: Config['mode'], now: Date): Promise<void> {
  await tx.execute(sql`
    update platform.mail set state = 'sent', attempts = attempts + 1, problem = null, sent_at = ${now} where id = ${id}`);
  if (mode === 'demo') return;
  await tx.execute(
    sql`update platform.mail set subject = '', text_body = '', html_body = '', sender_name = null, reply_to = null, unsubscribe = null, calendar_method = null, calendar = null where id = ${id}`,
  );
}

/** The delivery state of a message. */
export interface MailDelivery {
  readonly accepted_at: Date | null;
  readonly refused_at: Date | null;
  readonly returned_at: Date | null;
}

/** Finds the delivery state of the latest message about each of these things, in one statement. */
export async function findLatestMail(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, MailDelivery>> {
  if (ids.length === 0) return new Map();
  const rows = await inScope(tx, SYSTEM, (system) =>
    system.execute<MailDelivery & { readonly about_id: string }>(sql`
      select distinct on (about_id) about_id, sent_at as accepted_at, refused_at, returned_at from platform.mail
      where about_id is not null and about_id = any (${[...ids]}::uuid[]) order by about_id, at desc, id desc`),
  );
  return new Map(rows.map(({ about_id: id, ...arrival }) => [id, arrival]));
}

/** The id of the message that a Message-ID of ours names; null for any other. */
export function mailIdIn(messageId: string): string | null {
  const [, id = ''] = /^<([0-9a-f-]{36})@hearth>$/.exec(messageId.trim().toLowerCase()) ?? [];
  return isUuid(id) ? id : null;
}

/** A message came back. `kind` and `id` say what it was about. */
export const MAIL_RETURNED = defineEvent('platform.mail_returned', { kind: z.string(), id: z.string() });

/** A message that came back, with its one address. */
export interface ReturnedMail {
  readonly recipient: string;
  readonly about: MailAbout | null;
}

/**
 * Notes that a message came back from an address for good; null where no such message went to that address. Its id was told to
 * nobody but its receiver, so whoever names both speaks of a message that there was.
 */
export async function noteReturned(
  { db, emit, clock }: Pick<Work<'system'>, 'db' | 'emit' | 'clock'>,
  { id, address, status }: { readonly id: string; readonly address: string; readonly status: string },
): Promise<ReturnedMail | null> {
  const [row] = await db.execute<{ recipient: string; kind: string | null; about_id: string; within: string }>(sql`
    update platform.mail set returned_at = coalesce(returned_at, ${clock.now()}), returned_status = coalesce(returned_status, ${status})
    where id = ${id} and lower(recipient) = ${address} and state = 'sent'
    returning recipient, about_kind as kind, about_id, about_within as within`);
  if (row === undefined) return null;
  const about = row.kind === null ? null : { kind: row.kind, id: row.about_id, within: row.within };
  if (about !== null)
    await emit(MAIL_RETURNED.of({ group_id: null, topics: [], data: { kind: about.kind, id: about.id } }));
  return { recipient: row.recipient, about };
}

/** Forgets the messages about what belongs to something that is forgotten; what is still to be sent goes out. */
export async function forgetMailWithin(tx: Tx<'system'>, within: string): Promise<void> {
  await tx.execute(
    sql`delete from platform.mail where about_within is not null and about_within = ${within} and state <> 'queued'`,
  );
}

/** Tries are over long before: whatever has not gone out by then never will. */
const FAILED_DAYS = 2;
/** Whoever has not proven their address by then gets nothing of what was held for them. */
const HELD_DAYS = 30;
/** For how long it is known whether a message arrived. */
const MAIL_DAYS = 180;

/** Forgets what failed messages said, whose links and codes still open things, and after half a year that there was a message. */
export const forgetMail: Job = {
  name: 'platform.forgetMail',
  cron: '47 3 * * *',
  run: async (_data, { run }) => {
    await run(SYSTEM, async ({ db }) => {
      await db.execute(sql`
        update platform.mail set subject = '', text_body = '', html_body = '', sender_name = null, reply_to = null, unsubscribe = null, calendar_method = null, calendar = null
        where text_body <> '' and (state = 'failed' and at < platform.moment() - make_interval(days => ${FAILED_DAYS}::int)
          or state = 'held' and at < platform.moment() - make_interval(days => ${HELD_DAYS}::int))`);
      await db.execute(
        sql`delete from platform.mail where state <> 'queued' and at < platform.moment() - make_interval(days => ${MAIL_DAYS}::int)`,
      );
    });
  },
};

/** The two headers by which a mail program offers to end such mail (RFC 8058). */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** How the mail server is reached: its address alone, or with a sign-in by OAuth 2 in the place of a password. */
export function smtpOptions(url: string, signIn: Config['smtpSignIn']): SmtpOptions {
  return signIn === undefined ? { url } : { url, auth: { type: 'OAUTH2', ...signIn } };
}

/** Sends kept mail by SMTP. Without a mail server, which only a trial installation allows, it stays in the inbox page. */
export function mailJob(config: Config, addresses: AddressSource): Job {
  let transport: Promise<Transporter> | undefined;
  // The client is loaded with the first message: a start does without it.
  const open = async (url: string): Promise<Transporter> =>
    (await import('nodemailer')).createTransport(smtpOptions(url, config.smtpSignIn), { from: config.mailFrom });
  return workOn(SEND_MAIL, {
    retries: 8,
    run: async ({ id }, work) => {
      const mail = await work.run(SYSTEM, async ({ db }) => {
        const [row] = await db.execute<MailRow & { readonly before_proof: boolean }>(
          sql`select id, at, recipient, subject, text_body, html_body, state, sender_name, reply_to, unsubscribe, calendar_method, calendar, before_proof
                from platform.mail where id = ${id}`,
        );
        const waits = row !== undefined && row.state !== 'sent' && (await holdUntilProven(db, addresses, row));
        return waits ? undefined : row;
      });
      // One that failed long ago has no words any more.
      if (mail === undefined || mail.state === 'sent' || (mail.text_body === '' && mail.html_body === '')) return;
      refuseWithinTransaction('The mail server');
      try {
        const server = config.smtpUrl === undefined ? undefined : await (transport ??= open(config.smtpUrl));
        await server?.sendMail({
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text_body,
          html: mail.html_body,
          messageId: `<${id}@hearth>`,
          ...(mail.sender_name === null ? {} : { from: { name: mail.sender_name, address: senderAddress(config) } }),
          ...(mail.reply_to === null ? {} : { replyTo: mail.reply_to }),
          ...(mail.unsubscribe === null ? {} : { headers: oneClick(mail.unsubscribe) }),
          ...(mail.calendar === null || mail.calendar_method === null
            ? {}
            : { icalEvent: { method: mail.calendar_method, filename: 'invite.ics', content: mail.calendar } }),
        });
      } catch (error) {
        tally.deliveryFailed('mail');
        const problem = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
        await work.run(SYSTEM, ({ db }) =>
          db.execute(
            sql`update platform.mail set state = 'failed', attempts = attempts + 1, problem = ${problem}, refused_at = ${work.clock.now()} where id = ${id}`,
          ),
        );
        throw error;
      }
      const at = work.clock.now();
      await untilCommitted(work.signal, () => work.run(SYSTEM, ({ db }) => noteSent(db, id, config.mode, at)));
    },
  });
}
