import type { Department, Employee, EmployeeContent, Position } from '../contract/schemas.ts';

/** A location by its name. */
export interface LocationRef {
  readonly id: string;
  readonly name: string;
}

/** A position of the group, or one that is made with the person. */
export interface PositionChoice {
  readonly id: string | null;
  readonly name: string;
  readonly department: Department;
}

/** The values of the employee form. */
export interface EmployeeDraft {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly employee_number: string;
  readonly location: LocationRef | null;
  readonly position: PositionChoice | null;
  /** A week. */
  readonly hours: number | null;
  /** For an hour, in minor units. */
  readonly pay: number | null;
  readonly hire_date: string | null;
  /** Whether a new person with an address is emailed a link; null for one who is there already. */
  readonly invite: boolean | null;
}

export type DraftField = Exclude<keyof EmployeeDraft, 'invite'>;
/** The problem of a field. */
export type FieldFault = 'missing' | 'email' | 'phone' | 'payKept';
export type FieldFaults = Readonly<Partial<Record<DraftField, FieldFault>>>;

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
] as const satisfies readonly DraftField[];

/** A person of whom nothing is known yet. */
export function emptyDraft(): EmployeeDraft {
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
    invite: true,
  };
}

function toPositionChoice(position: Position | null): PositionChoice | null {
  return position === null ? null : { id: position.id, name: position.name, department: position.department };
}

/** Converts an employee to form values. */
export function toDraft(employee: Employee): EmployeeDraft {
  return {
    first_name: employee.first_name,
    last_name: employee.last_name,
    email: employee.email ?? '',
    phone: employee.phone ?? '',
    employee_number: employee.employee_number ?? '',
    location: { id: employee.location_id, name: employee.location_name },
    position: toPositionChoice(employee.position),
    hours: employee.contract_minutes_per_week === null ? null : employee.contract_minutes_per_week / MINUTES,
    pay: employee.pay?.amount ?? null,
    hire_date: employee.hire_date,
    invite: null,
  };
}

/** The fields in which two drafts differ. */
export function differingFields(before: EmployeeDraft, after: EmployeeDraft): readonly DraftField[] {
  return FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Applies the edits made on an old version to a newer one; untouched fields take the newer values. */
export function rebaseDraft(newest: EmployeeDraft, written: EmployeeDraft, before: EmployeeDraft): EmployeeDraft {
  const touched = differingFields(before, written);
  return touched.reduce<EmployeeDraft>((draft, field) => ({ ...draft, [field]: written[field] }), newest);
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const PHONE = /^\+[1-9]\d{6,14}$/;

/** A number as it is kept: without the signs that people write between the digits, 00 as +. */
export function phoneNumber(text: string): string {
  return text.replaceAll(/[\s().\-/\u200e\u200f]/g, '').replace(/^00/, '+');
}

/** Checks a draft; `before` is the saved version. `before` is what was known of the person. */
export function checkDraft(draft: EmployeeDraft, before: EmployeeDraft | null): FieldFaults {
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
} as const satisfies Record<DraftField, keyof EmployeeContent>;

/** The field that a part of what is sent belongs to. */
export function fieldOfWire(name: string): DraftField | undefined {
  return FIELDS.find((field) => WIRE[field] === name);
}

/**
 * Converts a draft with a location and a saved position to the server's format. A new position has been made by then,
 * and stands here by its id.
 */
export function toEmployeeContent(
  draft: EmployeeDraft & { readonly location: LocationRef },
  currency: string,
): EmployeeContent {
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

/** The server's format of only these fields. */
export function pickChanges(
  draft: EmployeeDraft & { readonly location: LocationRef },
  fields: readonly DraftField[],
  currency: string,
): Partial<EmployeeContent> {
  const content = toEmployeeContent(draft, currency);
  return fields.reduce<Partial<EmployeeContent>>(
    (changes, field) => ({ ...changes, [WIRE[field]]: content[WIRE[field]] }),
    {},
  );
}
