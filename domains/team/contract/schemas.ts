import {
  amountOfMoney,
  email,
  instant,
  integer,
  line,
  localDate,
  money,
  optionalLine,
  pattern,
  rowVersion,
  text,
  uuid,
} from '@hearth/kit/schema';
import { z } from 'zod';

/** The department of a position; also the codes of the condition POSITION_CATEGORY. */
export const department = z.enum([
  'KITCHEN',
  'BAR',
  'FLOOR',
  'HOST',
  'FRONT_DESK',
  'HOUSEKEEPING',
  'MANAGEMENT',
  'OTHER',
]);
export type Department = z.infer<typeof department>;
/** A colour of the design system. */
export const tint = z.enum(['kitchen', 'bar', 'floor', 'host', 'front-desk']);
export type Tint = z.infer<typeof tint>;

export const position = z.strictObject({ id: uuid, name: z.string(), department, tint });
export type Position = z.infer<typeof position>;

export const employeeStatus = z.enum(['ACTIVE', 'ENDED']);
export type EmployeeStatus = z.infer<typeof employeeStatus>;

/** Whether an invitation can still be used. */
export const invitationState = z.enum(['OPEN', 'LOCKED', 'EXPIRED']);
/** Whether the email of an invitation arrived: the mail server has it, or has refused or returned it. */
export const invitationDelivery = z.enum(['ON_ITS_WAY', 'SENT', 'FAILED']);
export const invitationChannel = z.enum(['CARD', 'MAIL']);

/** The invitation of an employee without an account. */
export const employeeInvitation = z.strictObject({
  channel: invitationChannel,
  state: invitationState,
  invited_at: instant,
  /** Null for a card. */
  delivery: invitationDelivery.nullable(),
});
export type EmployeeInvitation = z.infer<typeof employeeInvitation>;

/** Someone who works for the group. */
export const employee = z.strictObject({
  id: uuid,
  employee_number: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  has_login: z.boolean(),
  /** The account of whoever has a login. */
  user_id: uuid.nullable(),
  /** Null for whoever has joined, and for whoever was not invited. */
  invitation: employeeInvitation.nullable(),
  location_id: uuid,
  location_name: z.string(),
  secondary_location_ids: z.array(uuid),
  position: position.nullable(),
  /** Positions held beside the main one. */
  further_position_ids: z.array(uuid),
  status: employeeStatus,
  contract_minutes_per_week: z.int().nullable(),
  /** For an hour. Absent without the right VIEW_PAY. */
  pay: money.nullable(),
  hire_date: localDate.nullable(),
  end_date: localDate.nullable(),
  birth_date: localDate.nullable(),
  version: rowVersion,
});
export type Employee = z.infer<typeof employee>;

/** The fields of an employee that a manager edits. */
export const employeeContent = z.strictObject({
  employee_number: text(40).nullable(),
  first_name: line(80),
  last_name: optionalLine(80),
  email: email.nullable(),
  phone: pattern(16, /^\+[1-9]\d{6,14}$/, 'must be a number like +351912345678').nullable(),
  location_id: uuid,
  secondary_location_ids: z.array(uuid).max(50),
  position_id: uuid.nullable(),
  contract_minutes_per_week: integer(0, 10_080).nullable(),
  pay: amountOfMoney.nullable(),
  hire_date: localDate.nullable(),
  birth_date: localDate.nullable(),
});
export type EmployeeContent = z.infer<typeof employeeContent>;

/** Cards that are made, and printed, at once. */
export const CARDS_AT_ONCE = 48;

/** The purpose of a card. */
export const cardPurpose = z.enum(['JOIN', 'RESET']);

/** A card as it is printed. The link and the PIN are shown this once. */
export const card = z.strictObject({
  employee_id: uuid,
  purpose: cardPurpose,
  first_name: z.string(),
  last_name: z.string(),
  location_name: z.string(),
  /** For a new password: whose account it is. */
  username: z.string().nullable(),
  link: z.url(),
  pin: z.string(),
  expires_at: instant,
});
export type Card = z.infer<typeof card>;

/** An event in the life of a card. */
export const cardEvent = z.strictObject({
  id: uuid,
  purpose: cardPurpose,
  what: z.enum(['MADE', 'MAILED', 'WITHDRAWN', 'LOCKED', 'USED']),
  at: instant,
  /** Empty where nobody did it. */
  by: z.string(),
});
export type CardEvent = z.infer<typeof cardEvent>;
