import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { useState } from 'react';
import * as calls from '../contract/endpoints.ts';
import type { Employee } from '../contract/schemas.ts';
import { newestOf, useCurrencyAt, useOnlyPlace } from './api.ts';
import type { Draft, Field } from './draft.ts';
import {
  changesOf,
  contentOf,
  differingFields,
  draftOf,
  emptyDraft,
  fieldOfWire,
  FIELDS,
  onTopOf,
  problemsOf,
} from './draft.ts';
import { useWords } from './words.ts';

/** The fields that refusals are about; others stand above the form. */
const FIELD_OF: Readonly<Record<string, Field>> = {
  EMPLOYEE_NUMBER_TAKEN: 'employee_number',
  LOCATION_UNKNOWN: 'location',
  POSITION_UNKNOWN: 'position',
  POSITION_NAME_TAKEN: 'position',
  DEPARTMENT_NOT_ALLOWED: 'position',
  PAY_NOT_ALLOWED: 'pay',
  END_BEFORE_HIRE: 'hire_date',
};

/** What somebody else changed while the form was open, with what it was before. */
export interface Overtaken {
  readonly before: Draft;
  readonly after: Draft;
  readonly fields: readonly Field[];
}

/** A person being written: of `employee` what is known, or somebody new. */
export function useEmployeeForm(employee: Employee | null, onSaved: (saved: Employee) => void) {
  const { t, problem } = useWords();
  const client = useClient();
  const { id: brandId } = useBrand();
  const [base, setBase] = useState(employee);
  const onlyPlace = useOnlyPlace();
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const before = base === null ? null : draftOf(base);
  const placed = (written: Draft): Draft => ({ ...written, location: written.location ?? onlyPlace });
  const faultsOf = (written: Draft): Partial<Record<Field, string>> => {
    const found = Object.entries(problemsOf(placed(written), before));
    return Object.fromEntries(found.map(([field, fault]) => [field, t(`problems.${fault}`)]));
  };

  const form = useForm<Draft, Employee>({
    values: employee === null ? emptyDraft() : draftOf(employee),
    check: faultsOf,
    send: (written) => send(placed(written)),
    fieldOf: (sent) => fieldOfWire(sent.split('.')[0] ?? ''),
    refusedAt: (refused) => {
      const own = FIELD_OF[refused.code];
      if (own !== undefined) return { [own]: problem(refused) };
      const named = refused.fields.flatMap(({ field }) => fieldOfWire(field.split('.')[0] ?? '') ?? []);
      return Object.fromEntries(named.map((field) => [field, t('problems.refused')]));
    },
    onSent: onSaved,
  });
  const draft = placed(form.values);
  const currencyThere = useCurrencyAt(draft.location?.id ?? null);
  const currency = base?.pay?.currency ?? currencyThere;
  const faults = faultsOf(form.values);

  const change = (next: Partial<Draft>): void => {
    for (const field of FIELDS) {
      const value = next[field];
      if (value !== undefined) form.set(field, value);
    }
  };

  /** The draft with its position made, where that is new. */
  async function withPosition(written: Draft): Promise<Draft> {
    if (written.position === null || written.position.id !== null) return written;
    const { name, department } = written.position;
    const made = await client.call(calls.createPosition, { params: { id: brandId }, body: { name, department } });
    const position = { id: made.id, name: made.name, department: made.department };
    form.set('position', position);
    return { ...written, position };
  }

  async function send(written: Draft): Promise<Employee> {
    const { location } = written;
    if (location === null) throw new Error('a person without a location passed the check');
    const whole = { ...(await withPosition(written)), location };
    if (base === null || before === null)
      return client.call(calls.createEmployee, { params: { id: brandId }, body: contentOf(whole, currency) });
    const changes = changesOf(whole, differingFields(before, whole), currency);
    try {
      return await client.call(calls.updateEmployee, {
        params: { id: brandId, employee_id: base.id },
        body: { ...changes, version: base.version },
      });
    } catch (refusal) {
      const newest = newestOf(refusal);
      if (newest !== undefined) {
        const after = draftOf(newest);
        setOvertaken({ before, after, fields: differingFields(before, after) });
        change(onTopOf(after, whole, before));
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
    leave: (field: Field): void => setLeft((known) => new Set(known).add(field)),
    /** What to say about a field now: nothing before it was left or saving was tried. */
    faultAt: (field: Field) => form.fault(field) ?? (left.has(field) ? faults[field] : undefined),
    /** Somebody else has changed the person since: the last try was refused for that alone. */
    isStale: newestOf(form.error) !== undefined,
  };
}
