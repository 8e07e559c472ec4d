import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
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

/** The form of an existing or a new employee. */
export function useEmployeeForm(employee: Employee | null, onSaved: (saved: SavedEmployee) => void) {
  const { t, problem } = useTeamPhrases();
  const client = useClient();
  const { id: brandId } = useBrand();
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
    refusedAt: (refused) => {
      const own = FIELD_OF[refused.code];
      if (own !== undefined) return { [own]: problem(refused) };
      const named = refused.fields.flatMap(({ field }) => fieldOfWire(field.split('.')[0] ?? '') ?? []);
      return Object.fromEntries(named.map((field) => [field, t('problems.refused')]));
    },
    onSent: onSaved,
  });
  const draft = withLocation(form.values);
  const currencyThere = useCurrencyAt(draft.location?.id ?? null);
  const currency = base?.pay?.currency ?? currencyThere;
  const faults = findFaults(form.values);

  const change = (next: Partial<EmployeeDraft>): void => {
    for (const field of FIELDS) {
      const value = next[field];
      if (value !== undefined) form.set(field, value);
    }
  };

  /** The draft with its position made, where that is new. */
  async function withPosition(written: EmployeeDraft): Promise<EmployeeDraft> {
    if (written.position === null || written.position.id !== null) return written;
    const { name, department } = written.position;
    const made = await client.call(calls.createPosition, { params: { id: brandId }, body: { name, department } });
    const position = { id: made.id, name: made.name, department: made.department };
    form.set('position', position);
    return { ...written, position };
  }

  async function send(written: EmployeeDraft): Promise<Employee> {
    const { location } = written;
    if (location === null) throw new Error('a person without a location passed the check');
    const whole = { ...(await withPosition(written)), location };
    if (base === null || before === null)
      return client.call(calls.createEmployee, { params: { id: brandId }, body: toEmployeeContent(whole, currency) });
    const changes = pickChanges(whole, differingFields(before, whole), currency);
    try {
      return await client.call(calls.updateEmployee, {
        params: { id: brandId, employee_id: base.id },
        body: { ...changes, version: base.version },
      });
    } catch (refusal) {
      const newest = newerEmployee(refusal);
      if (newest !== undefined) {
        const after = toDraft(newest);
        setOvertaken({ before, after, fields: differingFields(before, after) });
        change(rebaseDraft(after, whole, before));
        setBase(newest);
      }
      throw refusal;
    }
  }

  return {
    form,
    draft,
    change,
    overtaken,
    currency,
    leave: (field: DraftField): void => setLeft((known) => new Set(known).add(field)),
    /** What to say about a field now: nothing before it was left or saving was tried. */
    faultAt: (field: DraftField) => form.fault(field) ?? (left.has(field) ? faults[field] : undefined),
    /** Somebody else has changed the person since: the last try was refused for that alone. */
    isStale: newerEmployee(form.error) !== undefined,
  };
}
