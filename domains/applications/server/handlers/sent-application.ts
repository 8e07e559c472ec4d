import { findHouse, getBrand } from '@hearth/domains/core/service';
import {
  canSetFirstPassword,
  findPerson,
  findPersonByEmail,
  hashPassword,
  limitAttempts,
  limitCalls,
  markEmailVerified,
  refuseWeakPassword,
  setFirstPassword,
} from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import { getOpenJob } from '@hearth/domains/jobs/service';
import { failure } from '@hearth/kit/failure';
import type { Failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { keepingCount } from '@hearth/platform/access/kept-refusal';
import { implement } from '@hearth/platform/module';
import type { FreeWork, RequestFacts, Work } from '@hearth/platform/module';
import { isSameSecret } from '@hearth/platform/secrets/signature';
import type { z } from 'zod';
import { ALREADY_APPLIED, APPLICATION_LINK_NOT_VALID } from '../../contract/failures.ts';
import type { sentApplication } from '../../contract/schemas.ts';
import * as contract from '../../contract/sent-endpoints.ts';
import { FIRST_PASSWORD_MS, RENEWED_LINKS_PER_APPLICATION, SENT_LINKS_PER_NETWORK } from '../../rules/limits.ts';
import { browserHash } from '../applying-browser.ts';
import { mailConfirmation } from '../confirmation.ts';
import { applicationLinks, guestLinks } from '../link.ts';
import { findUnscoped, findSentTogether, hasApplied } from '../queries/application.ts';
import type { ApplicationRow } from '../queries/application.ts';
import { clearWishes, lockGuest, lockGuestOf } from '../queries/guest-application.ts';
import type { GuestRow } from '../queries/guest-application.ts';
import { getLocationInfo } from '../queries/location.ts';
import { addGuest, receiveGuest } from '../actions/receive-guest.ts';
import { saveTextConsent } from '../want-texts.ts';

type Shown = z.infer<typeof sentApplication>;

/** The application of a link with its candidate. A link proves the address that it was mailed to, and no other. */
interface Sent {
  readonly row: ApplicationRow;
  readonly person: Person;
}

/** What a link opens: an application, or one that waits. */
type Opened = { readonly sent: Sent } | { readonly waiting: GuestRow };

type Means = Pick<FreeWork, 'run' | 'clock'> & { readonly request: Pick<RequestFacts, 'ip'> };

const notValid = (): Failure => failure(APPLICATION_LINK_NOT_VALID);

function withLink<T>(
  { run, clock, request }: Means,
  link: string,
  act: (work: Work<'system'>, opened: Opened) => Promise<T>,
): Promise<T> {
  return run(SYSTEM, async (work) => {
    await limitAttempts(work.db, 'sent-application', request.ip, SENT_LINKS_PER_NETWORK, clock.now());
    return act(work, await open(work, link, clock.now()));
  });
}

async function open({ db }: Work<'system'>, link: string, now: Date): Promise<Opened> {
  const id = await applicationLinks.open(db, link, now);
  if (id !== null) return { sent: await findSent(db, id) };
  const guestId = await guestLinks.open(db, link, now);
  const guest = guestId === null ? undefined : await lockGuest(db, guestId);
  if (guest === undefined || guest.expires_at <= now) throw keepingCount(notValid());
  return guest.application_id === null ? { waiting: guest } : { sent: await findSent(db, guest.application_id) };
}

async function findSent(db: Work<'system'>['db'], id: string): Promise<Sent> {
  const row = await findUnscoped(db, id);
  const person = row === undefined ? undefined : await findPerson(db, row.user_id);
  if (row === undefined || person === undefined || person.isDisabled) throw notValid();
  return { row, person };
}

function canSetPassword({ row, person }: Sent, now: Date): boolean {
  const isFresh = now.getTime() < row.applied_at.getTime() + FIRST_PASSWORD_MS;
  return isFresh && person.email === row.email && canSetFirstPassword(person);
}

async function presentSent({ db, clock }: Work<'system'>, sent: Sent): Promise<Shown> {
  const { row, person } = sent;
  return {
    is_waiting: false,
    can_set_password: canSetPassword(sent, clock.now()),
    job_title: row.job_title,
    employer_name: row.employer_name,
    location_name: row.location_name,
    applied_at: row.applied_at.toISOString(),
    time_zone: (await getBrand(db, row.location_id)).timeZone,
    address: row.email,
    // An address that changed since is not what this link proves, so nothing is asked.
    is_confirmed: person.isEmailVerified || person.email !== row.email,
    house: await findHouse(db, row.location_id),
  };
}

async function presentWaiting(work: Work<'system'>, guest: GuestRow): Promise<Shown> {
  const { db } = work;
  const job = await getOpenJob(work, guest.job_id);
  const place = await getLocationInfo(db, job.location_id);
  return {
    is_waiting: true,
    can_set_password: false,
    job_title: job.title,
    employer_name: place.employer_name,
    location_name: place.location_name,
    applied_at: guest.sent_at.toISOString(),
    time_zone: (await getBrand(db, job.location_id)).timeZone,
    address: guest.email,
    is_confirmed: false,
    house: await findHouse(db, job.location_id),
  };
}

export const openSent = implement(contract.openSent, ({ body }, context) =>
  withLink(context, body.link, (work, opened) =>
    'sent' in opened ? presentSent(work, opened.sent) : presentWaiting(work, opened.waiting),
  ),
);

export const confirmSent = implement(contract.confirmSent, ({ body }, context) =>
  withLink(context, body.link, async (work, opened) => {
    const id = 'sent' in opened ? opened.sent.row.id : await sendWaiting(work, opened.waiting);
    const { row, person } = await findSent(work.db, id);
    if (person.email === row.email) {
      if (!person.isEmailVerified) await markEmailVerified(work, person.id);
      await fulfil(work, { row, person }, browserHash(work.config, context.request));
    }
    return presentSent(work, await findSent(work.db, id));
  }),
);

/** Receives one that waits for the person of its address: whoever holds the link reads its mail. */
async function sendWaiting(work: Work<'system'>, guest: GuestRow): Promise<string> {
  const { db } = work;
  const job = await getOpenJob(work, guest.job_id);
  const person = await findPersonByEmail(db, guest.email);
  if (person?.isDisabled === true) throw notValid();
  const userId = person?.id ?? (await addGuest(work, guest));
  if (await hasApplied(db, job.id, userId)) throw failure(ALREADY_APPLIED);
  const id = await receiveGuest(work, guest, job, userId);
  if (id === null) throw notValid();
  return id;
}

/** Does what waited for the proof: texts, and the password that was chosen in the same browser. */
async function fulfil(work: Work<'system'>, { row, person }: Sent, browser: Buffer | null): Promise<void> {
  const guest = await lockGuestOf(work.db, row.id);
  if (guest === undefined) return;
  const { texts_to: phone, password_hash: hash } = guest;
  if (phone !== null) {
    const job = await getOpenJob(work, guest.job_id, 'staff').catch(() => null);
    if (job !== null) await saveTextConsent(work, job, { phone, language: guest.language, userId: person.id });
  }
  if (hash !== null && browser !== null && isSameSecret(browser, Buffer.from(guest.browser_hash)))
    await setFirstPassword(work, person.id, hash, guest.language);
  await clearWishes(work.db, guest.id);
}

export const setSentPassword = implement(contract.setSentPassword, async ({ body }, context) => {
  refuseWeakPassword(body.password, 'password');
  // Looked at first: a link that cannot set one is not worth the work of hashing a password.
  const allow = (work: Work<'system'>, opened: Opened): Sent => {
    if (!('sent' in opened) || !canSetPassword(opened.sent, work.clock.now())) throw notValid();
    return opened.sent;
  };
  await withLink(context, body.link, async (work, opened) => void allow(work, opened));
  const hash = await hashPassword(body.password);
  return withLink(context, body.link, async (work, opened) => {
    const { row, person } = allow(work, opened);
    if (!(await setFirstPassword(work, person.id, hash, row.language))) throw notValid();
    return presentSent(work, await findSent(work.db, row.id));
  });
});

/** A link that has ended still says whose it was: a new one goes to that address and nowhere else. */
export const renewSentLink = implement(contract.renewSentLink, ({ body }, context) =>
  context.run(SYSTEM, async (work) => {
    const { db, clock } = work;
    const now = clock.now();
    await limitAttempts(db, 'sent-application', context.request.ip, SENT_LINKS_PER_NETWORK, now);
    const id = await applicationLinks.open(db, body.link, new Date(0));
    if (id === null) throw keepingCount(notValid());
    await limitCalls(db, 'renewed-application-link', id, RENEWED_LINKS_PER_APPLICATION, now);
    const { row, person } = await findSent(db, id);
    const together = await findSentTogether(db, row);
    await mailConfirmation(
      work,
      row,
      person,
      together.map((one) => one.location_name),
    );
    return { mailed: true as const };
  }),
);
