import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { callKey } from '@hearth/client/query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as calls from '../contract/endpoints.ts';
import type { Employee } from '../contract/schemas.ts';
import { newestOf, useCurrencyAt, useOnlyPlace } from './api.ts';
import type { Draft, Field, Place } from './draft.ts';
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
/** The fields of the form that a refusal names. */
function refusedFields(error: unknown): readonly Field[] {
  if (!(error instanceof CallError)) return [];
  const own = FIELD_OF[error.code];
  if (own !== undefined) return [own];
  return error.fields.flatMap(({ field }) => fieldOfWire(field.split('.')[0] ?? '') ?? []);
}

/** What somebody else changed while the form was open, with what it was before. */
export interface Overtaken {
  readonly before: Draft;
  readonly after: Draft;
  readonly fields: readonly Field[];
}

/** A person being written: of `employee` what is known, or somebody new. */
export function useEmployeeForm(employee: Employee | null, onSaved: (saved: Employee) => void) {
  const client = useClient();
  const cache = useQueryClient();
  const { id: brandId } = useBrand();
  const [base, setBase] = useState(employee);
  const [written, setDraft] = useState(() => (employee === null ? emptyDraft() : draftOf(employee)));
  const onlyPlace = useOnlyPlace();
  const draft = { ...written, location: written.location ?? onlyPlace };
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const currencyThere = useCurrencyAt(draft.location?.id ?? null);
  const currency = base?.pay?.currency ?? currencyThere;
  const before = base === null ? null : draftOf(base);
  const problems = problemsOf(draft, before);
  const refused = refusedFields(error);

  const change = (next: Partial<Draft>): void => {
    // What was refused is not the word on what stands there now.
    if (refused.some((field) => field in next)) setError(null);
    setDraft((known) => ({ ...known, ...next }));
  };
  const leave = (field: Field): void => setLeft((known) => new Set(known).add(field));

  /** The draft with its position made, where that is new. */
  async function withPosition(): Promise<Draft> {
    if (draft.position === null || draft.position.id !== null) return draft;
    const { name, department } = draft.position;
    const made = await client.call(calls.createPosition, { params: { id: brandId }, body: { name, department } });
    const whole = { ...draft, position: { id: made.id, name: made.name, department: made.department } };
    setDraft(whole);
    await cache.invalidateQueries({ queryKey: callKey(calls.listPositions) });
    return whole;
  }

  async function send(location: Place): Promise<Employee> {
    const whole = { ...(await withPosition()), location };
    if (base === null || before === null)
      return client.call(calls.createEmployee, { params: { id: brandId }, body: contentOf(whole, currency) });
    const changes = changesOf(whole, differingFields(before, whole), currency);
    return client.call(calls.updateEmployee, {
      params: { id: brandId, employee_id: base.id },
      body: { ...changes, version: base.version },
    });
  }

  async function save(): Promise<void> {
    setTried(true);
    if (draft.location === null || Object.keys(problems).length > 0 || busy) return;
    setBusy(true);
    setError(null);
    try {
      onSaved(await send(draft.location));
    } catch (refusal) {
      const newest = newestOf(refusal);
      if (newest !== undefined && before !== null) {
        const after = draftOf(newest);
        setOvertaken({ before, after, fields: differingFields(before, after) });
        setDraft((mine) => onTopOf(after, mine, before));
        setBase(newest);
      }
      setError(refusal);
    }
    setBusy(false);
  }

  return {
    draft,
    change,
    leave,
    save,
    busy,
    error,
    overtaken,
    currency,
    refused,
    /** What to say about a field now: nothing before it was left or saving was tried. */
    problemAt: (field: Field) => (tried || left.has(field) ? problems[field] : undefined),
    /** The first field that keeps the draft from being saved. */
    firstProblem: FIELDS.find((field) => problems[field] !== undefined),
  };
}
