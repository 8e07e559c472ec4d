import { findLetterBrand, getBrand } from '@hearth/domains/core/service';
import { findPerson, limitAttempts, markEmailVerified } from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { FreeWork, Work } from '@hearth/platform/module';
import type { z } from 'zod';
import { APPLICATION_LINK_NOT_VALID } from '../../contract/failures.ts';
import type { sentApplication } from '../../contract/schemas.ts';
import * as contract from '../../contract/sent-endpoints.ts';
import { SENT_LINKS_PER_NETWORK } from '../../rules/limits.ts';
import { applicationLinks } from '../link.ts';
import { findUnscoped } from '../queries/application.ts';
import type { ApplicationRow } from '../queries/application.ts';

/** The application of a link with its candidate. A link proves the address that it was mailed to, and no other. */
interface Sent {
  readonly row: ApplicationRow;
  readonly person: Person;
}

function withLink<T>(
  { run, clock, request }: Pick<FreeWork, 'run' | 'clock'> & { readonly request: { readonly ip: string } },
  link: string,
  act: (work: Work<'system'>, sent: Sent) => Promise<T>,
): Promise<T> {
  return run(SYSTEM, async (work) => {
    const { db } = work;
    await limitAttempts(db, 'sent-application', request.ip, SENT_LINKS_PER_NETWORK, clock.now());
    const id = await applicationLinks.open(db, link, clock.now());
    const row = id === null ? undefined : await findUnscoped(db, id);
    const person = row === undefined ? undefined : await findPerson(db, row.user_id);
    if (row === undefined || person === undefined || person.isDisabled) throw failure(APPLICATION_LINK_NOT_VALID);
    return act(work, { row, person });
  });
}

async function shown(
  { db, config }: Work<'system'>,
  { row, person }: Sent,
  isConfirmed: boolean,
): Promise<z.infer<typeof sentApplication>> {
  const brand = await findLetterBrand(db, config, row.location_id);
  return {
    job_title: row.job_title,
    employer_name: row.employer_name,
    location_name: row.location_name,
    applied_at: row.applied_at.toISOString(),
    time_zone: (await getBrand(db, row.location_id)).timeZone,
    address: row.email,
    // An address that changed since is not what this link proves, so nothing is asked.
    is_confirmed: isConfirmed || person.email !== row.email,
    accent_color: brand?.colour ?? null,
  };
}

export const openSent = implement(contract.openSent, ({ body }, context) =>
  withLink(context, body.link, (work, sent) => shown(work, sent, sent.person.isEmailVerified)),
);

export const confirmSent = implement(contract.confirmSent, ({ body }, context) =>
  withLink(context, body.link, async (work, sent) => {
    const { person, row } = sent;
    if (person.email === row.email && !person.isEmailVerified) await markEmailVerified(work, person.id);
    return shown(work, sent, true);
  }),
);
