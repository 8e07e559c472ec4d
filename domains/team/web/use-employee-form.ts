import type { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import type { Form } from '@hearth/client/use-form';
import type { SentInputOf } from '@hearth/kit/endpoint';
import { useState } from 'react';
import * as calls from '../contract/endpoints.ts';
import { mailInvitation } from '../contract/mailed-invitation-endpoints.ts';
import type { Employee } from '../contract/schemas.ts';
import { newerEmployee, useCurrencyAt, useOnlyLocation } from './api.ts';
import type { EmployeeDraft, DraftField } from './draft.ts';
import {
  pickChanges,
  toEmployeeContent,
  differingFields,
  toDraft,
  emptyDraft,
  fieldOfWire,
  FIELDS,
  rebaseDraft,
  checkDraft,
} from './draft.ts';
import { useTeamPhrases } from './words.ts';

/** Where the invitation of a new person went; null where none was asked for. */
export type InvitationOutcome = { readonly address: string } | 'NOT_SENT' | null;

/** The fields that refusals are about; others stand above the form. */
const FIELD_OF: Readonly<Record<string, DraftField>> = {
  EMPLOYEE_NUMBER_TAKEN: 'employee_number',
  LOCATION_UNKNOWN: 'location',
  POSITION_UNKNOWN: 'position',
  POSITION_NAME_TAKEN: 'position',
  DEPARTMENT_NOT_ALLOWED: 'position',
  PAY_NOT_ALLOWED: 'pay',
  END_BEFORE_HIRE: 'hire_date',
};

/** A change that another user saved while the form was open. */
export interface RemoteEdit {
  readonly before: EmployeeDraft;
  readonly after: EmployeeDraft;
  readonly fields: readonly DraftField[];
}

/** A saved employee, and what became of their invitation. */
interface SavedEmployee {
  readonly saved: Employee;
  readonly invitation: InvitationOutcome;
}

/** Invites a saved employee who has an address, if that is wanted: the person is there whatever becomes of it. */
function useInvite(brandId: string) {
  const client = useClient();
  return async (saved: Employee, isWanted: boolean): Promise<SavedEmployee> => {
    if (!isWanted || saved.email === null) return { saved, invitation: null };
    const invitation = await client.call(mailInvitation, { params: { id: brandId, employee_id: saved.id } }).then(
      ({ address }): InvitationOutcome => ({ address }),
      (): InvitationOutcome => 'NOT_SENT',
    );
    return { saved, invitation };
  };
}

/** Creates the position of a draft, where that is new; `onCreated` gets it, so that it is created once. */
function useCreatePosition(brandId: string) {
  const client = useClient();
  return async (
    written: EmployeeDraft,
    onCreated: (position: NonNullable<EmployeeDraft['position']>) => void,
  ): Promise<EmployeeDraft> => {
    if (written.position === null || written.position.id !== null) return written;
    const { name, department } = written.position;
    const made = await client.call(calls.createPosition, { params: { id: brandId }, body: { name, department } });
    const position = { id: made.id, name: made.name, department: made.department };
    onCreated(position);
    return { ...written, position };
  };
}

/** Creates or updates an employee; `onStale` gets the newest version where an update was refused because of it. */
function useSaveEmployee(brandId: string) {
  const client = useClient();
  return {
    create: (body: SentInputOf<typeof calls.createEmployee>['body']): Promise<Employee> =>
      client.call(calls.createEmployee, { params: { id: brandId }, body }),
    update: async (
      { id, version }: Employee,
      changes: ReturnType<typeof pickChanges>,
      onStale: (newest: Employee) => void,
    ): Promise<Employee> => {
      try {
        return await client.call(calls.updateEmployee, {
          params: { id: brandId, employee_id: id },
          body: { ...changes, version },
        });
      } catch (refusal) {
        const newest = newerEmployee(refusal);
        if (newest !== undefined) onStale(newest);
        throw refusal;
      }
    },
  };
}

/** The currency of a person's pay, else that of the location. */
function useCurrency(employee: Employee | null, { location }: EmployeeDraft) {
  const currencyThere = useCurrencyAt(location?.id ?? null);
  return employee?.pay?.currency ?? currencyThere;
}

function setFields(form: Form<EmployeeDraft>, next: Partial<EmployeeDraft>): void {
  for (const field of FIELDS) {
    const value = next[field];
    if (value !== undefined) form.set(field, value);
  }
}

/** The fields that a refusal is about, each with what to say. */
function useRefusedFields() {
  const { t, problem } = useTeamPhrases();
  return (refused: CallError): Partial<Record<DraftField, string>> => {
    const own = FIELD_OF[refused.code];
    if (own !== undefined) return { [own]: problem(refused) };
    const named = refused.fields.flatMap(({ field }) => fieldOfWire(field.split('.')[0] ?? '') ?? []);
    return Object.fromEntries(named.map((field) => [field, t('problems.refused')]));
  };
}

/** The form of an existing or a new employee. */
export function useEmployeeForm(employee: Employee | null, onSaved: (saved: SavedEmployee) => void) {
  const { t } = useTeamPhrases();
  const { id: brandId } = useBrand();
  const createPosition = useCreatePosition(brandId);
  const save = useSaveEmployee(brandId);
  const [base, setBase] = useState(employee);
  const onlyPlace = useOnlyLocation();
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const [overtaken, setOvertaken] = useState<RemoteEdit | null>(null);
  const before = base === null ? null : toDraft(base);
  const withLocation = (draft: EmployeeDraft): EmployeeDraft => ({ ...draft, location: draft.location ?? onlyPlace });
  const findFaults = (written: EmployeeDraft): Partial<Record<DraftField, string>> => {
    const found = Object.entries(checkDraft(withLocation(written), before));
    return Object.fromEntries(found.map(([field, fault]) => [field, t(`problems.${fault}`)]));
  };
  const inviteSaved = useInvite(brandId);
  const form = useForm<EmployeeDraft, SavedEmployee>({
    values: employee === null ? emptyDraft() : toDraft(employee),
    check: findFaults,
    send: async (written) => inviteSaved(await send(withLocation(written)), written.invite === true),
    fieldOf: (sent) => fieldOfWire(sent.split('.')[0] ?? ''),
    refusedAt: useRefusedFields(),
    onSent: onSaved,
  });
  const draft = withLocation(form.values);
  const currency = useCurrency(base, draft);

  const change = (next: Partial<EmployeeDraft>): void => setFields(form, next);

  /** Another user was faster: what was written here is kept on top of what they saved. */
  function rebase(newest: Employee, written: EmployeeDraft): void {
    if (before === null) return;
    const after = toDraft(newest);
    setOvertaken({ before, after, fields: differingFields(before, after) });
    change(rebaseDraft(after, written, before));
    setBase(newest);
  }

  async function send(written: EmployeeDraft): Promise<Employee> {
    const { location } = written;
    if (location === null) throw new Error('a person without a location passed the check');
    const whole = { ...(await createPosition(written, (position) => form.set('position', position))), location };
    if (base === null || before === null) return save.create(toEmployeeContent(whole, currency));
    const changes = pickChanges(whole, differingFields(before, whole), currency);
    return save.update(base, changes, (newest) => rebase(newest, whole));
  }

  return {
    form,
    draft,
    change,
    overtaken,
    currency,
    leave: (field: DraftField): void => setLeft((known) => new Set(known).add(field)),
    /** What to say about a field now: nothing before it was left or saving was tried. */
    faultAt: (field: DraftField) => form.fault(field) ?? (left.has(field) ? findFaults(form.values)[field] : undefined),
    /** Somebody else has changed the person since: the last try was refused for that alone. */
    isStale: newerEmployee(form.error) !== undefined,
  };
}
