import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import type { Form } from '@hearth/client/use-form';
import { PlaceBox } from '@hearth/domains/core/widgets';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { ComboBox } from '@hearth/ui/combo-box';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Resource } from '@hearth/ui/resource';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { makeDealFor } from '../../contract/endpoints.ts';
import type { NewDeal } from '../../contract/schemas.ts';
import { getDealOptionsFor, listDealShifts, listDealStaff } from '../../contract/staff-endpoints.ts';
import { useDealWords } from '../words.ts';
import { type DealChoice, DealChoiceFields, NO_CHOICE, partOfChoice, toRequest } from './deal-choice.tsx';
import { useShiftText } from './shift-text.tsx';

interface Values {
  readonly place: string | null;
  readonly person: string | null;
  /** `own` or `open`, a space, and the shift. */
  readonly shift: string | null;
  readonly choice: DealChoice;
  readonly reason: string;
  readonly note: string;
}

type RequestForm = Form<Values>;

/** The request that is written; null while something is missing. A claim of an open shift needs no more than the shift. */
function requestOf({ person, shift, choice, note }: Values, key: string): NewDeal | null {
  const [kind, shiftId] = (shift ?? '').split(' ');
  if (person === null || shiftId === undefined) return null;
  const base = { idempotency_key: key, shift_id: shiftId, note: note.trim() };
  return kind === 'open' ? { verb: 'PICK_UP', ...base, employee_id: person } : toRequest(choice, base);
}

/** A manager makes a request in an employee's name: who, which shift, what with it, and why. */
export default function NewRequest({ onClose }: { onClose: () => void }) {
  const { t, problem } = useDealWords();
  const client = useClient();
  const brand = useBrand();
  // Sent again after a lost connection, it is the same request.
  const [key] = useState(() => newId());
  const form = useForm<Values, unknown>({
    values: {
      place: brand.type === 'LOCATION' ? brand.id : null,
      person: null,
      shift: null,
      choice: NO_CHOICE,
      reason: '',
      note: '',
    },
    check: (values) => ({
      ...(values.place === null ? { place: t('manage.placeNeeded') } : {}),
      ...(values.person === null ? { person: t('manage.personNeeded') } : {}),
      ...(values.shift === null ? { shift: t('manage.shiftNeeded') } : {}),
      ...(requestOf(values, key) === null ? { choice: t('manage.choiceNeeded') } : {}),
      ...(values.reason.trim() === '' ? { reason: t('manage.reasonNeeded') } : {}),
    }),
    send: (values) => {
      const request = requestOf(values, key);
      if (request === null || values.place === null) throw new Error('What was checked is there.');
      return client.call(makeDealFor, {
        params: { id: values.place },
        body: { request, reason: values.reason.trim() },
      });
    },
    onSent: () => {
      toasts.show({ message: t('sheet.sent'), tone: 'ok' });
      onClose();
    },
  });
  const { place, person, shift } = form.values;
  const [kind, shiftId] = (shift ?? '').split(' ');
  return (
    <FormDialog form={form} title={t('manage.new')} submit={t('sheet.send')} problem={problem} onClose={onClose}>
      <div className="grid gap-4">
        {brand.type !== 'LOCATION' && (
          <PlaceBox
            label={t('manage.place')}
            placeholder=""
            emptyText={t('manage.placeNone')}
            value={place}
            error={form.fault('place')}
            onChange={(id) => {
              form.set('place', id);
              form.set('person', null);
              form.set('shift', null);
            }}
          />
        )}
        {place !== null && <Person key={place} placeId={place} form={form} />}
        {place !== null && person !== null && (
          <Shift key={`${place} ${person}`} placeId={place} employeeId={person} form={form} />
        )}
        {place !== null && kind === 'own' && shiftId !== undefined && (
          <Choice key={shiftId} placeId={place} shiftId={shiftId} form={form} />
        )}
        <TextField label={t('manage.reason')} maxLength={300} dir="auto" {...form.text('reason')} />
        <TextField
          label={t('sheet.note')}
          optionalHint={t('optional')}
          maxLength={300}
          dir="auto"
          {...form.text('note')}
        />
      </div>
    </FormDialog>
  );
}

function Person({ placeId, form }: { placeId: string; form: RequestForm }) {
  const { t, problem } = useDealWords();
  const staff = useCall(listDealStaff, { params: { id: placeId } });
  return (
    <Resource of={staff} rows={1} failed={t('manage.staffFailed')} problem={problem}>
      {({ people }) => (
        <ComboBox
          label={t('manage.person')}
          emptyText={t('manage.personNone')}
          options={people.map(({ employee_id: id, name }) => ({ id, label: name }))}
          value={form.values.person}
          error={form.fault('person')}
          onChange={(id) => {
            form.set('person', id);
            form.set('shift', null);
            form.set('choice', NO_CHOICE);
          }}
        />
      )}
    </Resource>
  );
}

/** The shifts of a person, and the open ones that they could take. */
function Shift({ placeId, employeeId, form }: { placeId: string; employeeId: string; form: RequestForm }) {
  const { t, problem } = useDealWords();
  const text = useShiftText();
  const shifts = useCall(listDealShifts, { params: { id: placeId, employee_id: employeeId } });
  return (
    <Resource
      of={shifts}
      rows={1}
      failed={t('manage.shiftsFailed')}
      problem={problem}
      isEmpty={({ own, open }) => own.length + open.length === 0}
      empty={<p>{t('manage.noShift')}</p>}
    >
      {({ own, open }) => (
        <Select
          label={t('manage.shift')}
          options={[
            ...own.map((shift) => ({
              id: `own ${shift.shift_id}`,
              label: text(shift),
              note: shift.position_name ?? '',
            })),
            ...open.map((shift) => ({ id: `open ${shift.shift_id}`, label: text(shift), note: t('manage.openShift') })),
          ]}
          placeholder={t('manage.shiftChoose')}
          value={form.values.shift}
          error={form.fault('shift')}
          onChange={(id) => {
            form.set('shift', id);
            form.set('choice', NO_CHOICE);
          }}
        />
      )}
    </Resource>
  );
}

/** What can be done with the shift; what is missing is said below. */
function Choice({ placeId, shiftId, form }: { placeId: string; shiftId: string; form: RequestForm }) {
  const { t, problem } = useDealWords();
  const options = useCall(
    getDealOptionsFor,
    { params: { id: placeId, shift_id: shiftId }, query: partOfChoice(form.values.choice) ?? {} },
    { keepPrevious: true },
  );
  const fault = form.fault('choice');
  return (
    <Resource of={options} rows={3} failed={t('sheet.failed')} problem={problem}>
      {(data) =>
        data.closed === null ? (
          <div className="grid gap-3">
            <DealChoiceFields
              options={data}
              value={form.values.choice}
              onChange={(choice) => form.set('choice', choice)}
            />
            {fault !== undefined && (
              <Alert tone="bad" urgent>
                {fault}
              </Alert>
            )}
          </div>
        ) : (
          <Alert tone="info">{t(`sheet.${data.closed}`)}</Alert>
        )
      }
    </Resource>
  );
}
