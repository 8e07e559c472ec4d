import type { Department, Employee, EmployeeContent, Position } from '../contract/schemas.ts';

/** A location by its name. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

/** A position of the group, or one that is made with the person. */
export interface PositionChoice {
  readonly id: string | null;
  readonly name: string;
  readonly department: Department;
}

/** What is written about a person, as the form shows it. */
export interface Draft {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly employee_number: string;
  readonly location: Place | null;
  readonly position: PositionChoice | null;
  /** A week. */
  readonly hours: number | null;
  /** For an hour, in minor units. */
  readonly pay: number | null;
  readonly hire_date: string | null;
}

export type Field = keyof Draft;
/** What is wrong with a field. */
export type Problem = 'missing' | 'email' | 'phone' | 'payKept';
export type Problems = Readonly<Partial<Record<Field, Problem>>>;

const MINUTES = 60;

/** The fields in the order of the form. */
export const FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'location',
  'position',
  'hours',
  'pay',
  'hire_date',
  'employee_number',
] as const satisfies readonly Field[];

/** A person of whom nothing is known yet. */
export function emptyDraft(): Draft {
  return {
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    employee_number: '',
    location: null,
    position: null,
    hours: null,
    pay: null,
    hire_date: null,
  };
}

function choiceOf(position: Position | null): PositionChoice | null {
  return position === null ? null : { id: position.id, name: position.name, department: position.department };
}

/** What is known of a person. */
export function draftOf(employee: Employee): Draft {
  return {
    first_name: employee.first_name,
    last_name: employee.last_name,
    email: employee.email ?? '',
    phone: employee.phone ?? '',
    employee_number: employee.employee_number ?? '',
    location: { id: employee.location_id, name: employee.location_name },
    position: choiceOf(employee.position),
    hours: employee.contract_minutes_per_week === null ? null : employee.contract_minutes_per_week / MINUTES,
    pay: employee.pay?.amount ?? null,
    hire_date: employee.hire_date,
  };
}

/** The fields in which two drafts differ. */
export function differingFields(before: Draft, after: Draft): readonly Field[] {
  return FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** What was written on one version, on top of a newer one: fields that were not touched show what they are now. */
export function onTopOf(newest: Draft, written: Draft, before: Draft): Draft {
  const touched = differingFields(before, written);
  return touched.reduce<Draft>((draft, field) => ({ ...draft, [field]: written[field] }), newest);
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const PHONE = /^\+[1-9]\d{6,14}$/;

/** A number as it is kept: without the signs that people write between the digits, 00 as +. */
export function phoneNumber(text: string): string {
  return text.replaceAll(/[\s().\-/\u200e\u200f]/g, '').replace(/^00/, '+');
}

/** What is wrong with a draft. `before` is what was known of the person. */
export function problemsOf(draft: Draft, before: Draft | null): Problems {
  return {
    ...(draft.first_name.trim() === '' ? { first_name: 'missing' } : {}),
    ...(draft.location === null ? { location: 'missing' } : {}),
    ...(draft.email.trim() !== '' && !EMAIL.test(draft.email.trim()) ? { email: 'email' } : {}),
    ...(draft.phone.trim() !== '' && !PHONE.test(phoneNumber(draft.phone)) ? { phone: 'phone' } : {}),
    ...(draft.pay === null && before !== null && before.pay !== null ? { pay: 'payKept' } : {}),
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const WIRE = {
  first_name: 'first_name',
  last_name: 'last_name',
  email: 'email',
  phone: 'phone',
  employee_number: 'employee_number',
  location: 'location_id',
  position: 'position_id',
  hours: 'contract_minutes_per_week',
  pay: 'pay',
  hire_date: 'hire_date',
} as const satisfies Record<Field, keyof EmployeeContent>;

/** The field that a part of what is sent belongs to. */
export function fieldOfWire(name: string): Field | undefined {
  return FIELDS.find((field) => WIRE[field] === name);
}

/** A draft that says where the person works, as the server takes it. A new position has been made by then, and stands here by its id. */
export function contentOf(draft: Draft & { readonly location: Place }, currency: string): EmployeeContent {
  return {
    first_name: draft.first_name.trim(),
    last_name: draft.last_name.trim(),
    email: orNull(draft.email),
    phone: orNull(phoneNumber(draft.phone)),
    employee_number: orNull(draft.employee_number),
    location_id: draft.location.id,
    secondary_location_ids: [],
    position_id: draft.position?.id ?? null,
    contract_minutes_per_week: draft.hours === null ? null : Math.round(draft.hours * MINUTES),
    pay: draft.pay === null ? null : { amount: draft.pay, currency },
    hire_date: draft.hire_date,
    birth_date: null,
  };
}

/** The same of some fields only. */
export function changesOf(
  draft: Draft & { readonly location: Place },
  fields: readonly Field[],
  currency: string,
): Partial<EmployeeContent> {
  const content = contentOf(draft, currency);
  return fields.reduce<Partial<EmployeeContent>>(
    (changes, field) => ({ ...changes, [WIRE[field]]: content[WIRE[field]] }),
    {},
  );
}
