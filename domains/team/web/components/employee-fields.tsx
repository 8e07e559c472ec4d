import { fractionDigits } from '@hearth/kit/currency';
import { CallError } from '@hearth/client/call-error';
import { mayDo, useBrand } from '@hearth/client/person';
import { DateField } from '@hearth/ui/date-field';
import { useDateLabels } from '@hearth/ui/date-labels';
import { NumberField } from '@hearth/ui/number-field';
import { PhoneField } from '@hearth/ui/phone-field';
import { TextField } from '@hearth/ui/text-field';
import type { ComponentProps, ReactNode } from 'react';
import type { Field } from '../draft.ts';
import type { useEmployeeForm } from '../use-employee-form.ts';
import { useWords } from '../words.ts';
import { PlaceField } from './place-field.tsx';
import { PositionField } from './position-field.tsx';

type Form = ReturnType<typeof useEmployeeForm>;
type TextName = 'first_name' | 'last_name' | 'email' | 'employee_number';

const WEEK_HOURS = 168;

/** The fields of a person, each with what is wrong about it below. */
export function EmployeeFields({ form }: { form: Form }) {
  const { t, problem } = useWords();
  const labels = useDateLabels();
  const mayPay = mayDo(useBrand(), 'VIEW_PAY');
  const { draft, change, leave, currency } = form;
  const digits = fractionDigits(currency);
  const optionalHint = t('form.optional');

  function errorAt(field: Field): string | undefined {
    const known = form.problemAt(field);
    if (known !== undefined) return t(`problems.${known}`);
    if (!form.refused.includes(field)) return undefined;
    return form.error instanceof CallError && form.error.fields.length > 0
      ? t('problems.refused')
      : problem(form.error);
  }
  const text = (name: TextName, more: Partial<ComponentProps<typeof TextField>> = {}) => (
    <At field={name}>
      <TextField
        label={t(`form.${name}`)}
        value={draft[name]}
        error={errorAt(name)}
        onChange={({ target }) => change({ [name]: target.value })}
        onBlur={() => draft[name] !== '' && leave(name)}
        {...more}
      />
    </At>
  );

  return (
    <>
      <Pair>
        {text('first_name', { required: true, autoFocus: true, maxLength: 80, autoComplete: 'off' })}
        {text('last_name', { optionalHint, maxLength: 80, autoComplete: 'off' })}
      </Pair>
      <Pair>
        {text('email', { optionalHint, type: 'email', maxLength: 254, autoComplete: 'off', spellCheck: false })}
        <At field="phone">
          <PhoneField
            label={t('form.phone')}
            optionalHint={optionalHint}
            value={draft.phone}
            error={errorAt('phone')}
            onChange={(phone) => change({ phone })}
            onBlur={() => draft.phone !== '' && leave('phone')}
            maxLength={40}
            autoComplete="off"
          />
        </At>
      </Pair>
      <Pair>
        <At field="location">
          <PlaceField
            place={draft.location}
            error={errorAt('location')}
            onChange={(location) => change({ location })}
          />
        </At>
        <At field="position">
          <PositionField
            position={draft.position}
            error={errorAt('position')}
            onChange={(position) => change({ position })}
          />
        </At>
      </Pair>
      <Pair>
        <At field="hours">
          <NumberField
            label={t('form.hours')}
            optionalHint={optionalHint}
            value={draft.hours}
            error={errorAt('hours')}
            min={0}
            max={WEEK_HOURS}
            step={0.25}
            onChange={(hours) => change({ hours })}
          />
        </At>
        {mayPay && (
          <At field="pay">
            <NumberField
              label={t('form.pay')}
              optionalHint={t('form.payIn', { currency })}
              value={draft.pay === null ? null : draft.pay / 10 ** digits}
              error={errorAt('pay')}
              min={0}
              format={{ minimumFractionDigits: digits, maximumFractionDigits: digits }}
              onChange={(pay) => change({ pay: pay === null ? null : Math.round(pay * 10 ** digits) })}
            />
          </At>
        )}
      </Pair>
      <Pair>
        <At field="hire_date">
          <DateField
            label={t('form.hire_date')}
            optionalHint={optionalHint}
            labels={labels}
            value={draft.hire_date}
            error={errorAt('hire_date')}
            onChange={(hire_date) => change({ hire_date })}
          />
        </At>
        {text('employee_number', { optionalHint, maxLength: 40, autoComplete: 'off' })}
      </Pair>
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
}

/** The place of a field, where the focus goes when it is wrong. */
function At({ field, children }: { field: Field; children: ReactNode }) {
  return (
    <div data-field={field} className="grid min-w-0 gap-4">
      {children}
    </div>
  );
}
