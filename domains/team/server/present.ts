import type { Actor } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { findLatestMail } from '@hearth/platform/mail/mail';
import type { MailDelivery } from '@hearth/platform/mail/mail';
import type { Employee, EmployeeInvitation } from '../contract/schemas.ts';
import { cardState } from '../rules/invitation.ts';
import type { EmployeeRow } from './queries/employee.ts';

type Deliveries = ReadonlyMap<string, MailDelivery>;

/** Rows as the wire shows them. Pay is only there when the query read it; whether invitations arrived is read here, at once. */
export async function presentEmployees(tx: Tx, rows: readonly EmployeeRow[], now: Date): Promise<Employee[]> {
  const mailed = rows.flatMap((row) => row.invitation_mail_id ?? []);
  const deliveries = await findLatestMail(tx, mailed);
  return rows.map((row) => toEmployee(row, deliveries, now));
}

/** The same of one row. */
export async function presentEmployee(tx: Tx, row: EmployeeRow, now: Date): Promise<Employee> {
  const deliveries = await findLatestMail(tx, row.invitation_mail_id === null ? [] : [row.invitation_mail_id]);
  return toEmployee(row, deliveries, now);
}

function toEmployee(row: EmployeeRow, deliveries: Deliveries, now: Date): Employee {
  const { user_id: userId, position_id: positionId, position_name: name, department, tint, ...rest } = row;
  const { pay_amount: amount, pay_currency: currency, ...known } = rest;
  const {
    invited_by: _by,
    invited_at: _at,
    invitation_ends: _ends,
    invitation_wrong_pins: _wrong,
    location_number: _number,
    invitation_mail_id: _mail,
    ...employee
  } = known;
  return {
    ...employee,
    has_login: userId !== null,
    user_id: userId,
    invitation: toInvitation(row, deliveries, now),
    position:
      positionId === null || name === null || department === null || tint === null
        ? null
        : { id: positionId, name, department, tint },
    pay: amount === null || currency === null ? null : { amount, currency },
  };
}

function toInvitation(row: EmployeeRow, deliveries: Deliveries, now: Date): EmployeeInvitation | null {
  const { invited_by: channel, invited_at: at, invitation_ends: ends, invitation_mail_id: mailId } = row;
  if (channel === null || at === null || ends === null) return null;
  return {
    channel,
    state: cardState({ wrongPins: row.invitation_wrong_pins ?? 0, expiresAt: ends }, now),
    invited_at: at.toISOString(),
    delivery: mailId === null ? null : deliveryOf(deliveries.get(mailId)),
  };
}

/** What became of the email of an invitation; one that is not known any more went out long ago. */
export function deliveryOf(mail: MailDelivery | undefined): NonNullable<EmployeeInvitation['delivery']> {
  if (mail === undefined) return 'SENT';
  if (mail.refused_at !== null || mail.returned_at !== null) return 'FAILED';
  return mail.accepted_at === null ? 'ON_ITS_WAY' : 'SENT';
}

/** Hides the birth date of an employee from an impersonating caller and from API tokens. */
export function redactBirthDate({ impersonatorId, token }: Actor, employee: Employee): Employee {
  return impersonatorId === undefined && token === undefined ? employee : { ...employee, birth_date: null };
}
