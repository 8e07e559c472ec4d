import { fractionDigits } from '@hearth/kit/currency';
import { hasPermission, useBrand } from '@hearth/client/person';
import { Checkbox } from '@hearth/ui/checkbox';
import { DayField } from '@hearth/ui/day-field';
import { NumberField } from '@hearth/ui/number-field';
import { PhoneField } from '@hearth/ui/phone-field';
import { TextField } from '@hearth/ui/text-field';
import type { ComponentProps, ReactNode } from 'react';
import { useCountryAt } from '../api.ts';
import type { useEmployeeForm } from '../use-employee-form.ts';
import { useTeamPhrases } from '../words.ts';
import { PlaceField } from './place-field.tsx';
import { PositionField } from './position-field.tsx';

type EmployeeFormState = ReturnType<typeof useEmployeeForm>;
type TextName = 'first_name' | 'last_name' | 'email' | 'employee_number';

const WEEK_HOURS = 168;

/** The fields of a person, each with what is wrong about it below. */
export function EmployeeFields({ written }: { written: EmployeeFormState }) {
  const { t } = useTeamPhrases();
  const optionalHint = t('optional');
  const { form, draft, change, leave, faultAt } = written;
  const country = useCountryAt(draft.location?.id ?? null);
  const text = (name: TextName, more: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      label={t(`form.${name}`)}
      {...form.text(name)}
      error={faultAt(name)}
      onBlur={() => draft[name] !== '' && leave(name)}
      {...more}
    />
  );

  return (
    <>
      <Pair>
        {text('first_name', { required: true, autoFocus: true, maxLength: 80, autoComplete: 'off' })}
        {text('last_name', { optionalHint, maxLength: 80, autoComplete: 'off' })}
      </Pair>
      <Pair>
        {text('email', { optionalHint, type: 'email', maxLength: 254, autoComplete: 'off', spellCheck: false })}
        <PhoneField
          label={t('form.phone')}
          optionalHint={optionalHint}
          value={draft.phone}
          country={country}
          error={faultAt('phone')}
          onChange={(phone) => change({ phone })}
          onBlur={() => draft.phone !== '' && leave('phone')}
          maxLength={40}
          autoComplete="off"
        />
      </Pair>
      <InviteBox written={written} />
      <Pair>
        <PlaceField place={draft.location} error={faultAt('location')} onChange={(location) => change({ location })} />
        <PositionField
          position={draft.position}
          error={faultAt('position')}
          onChange={(position) => change({ position })}
        />
      </Pair>
      <Terms written={written} />
      <Pair>
        <DayField
          label={t('form.hire_date')}
          optionalHint={optionalHint}
          value={draft.hire_date}
          error={faultAt('hire_date')}
          onChange={(hire_date) => change({ hire_date })}
        />
        {text('employee_number', { optionalHint, maxLength: 40, autoComplete: 'off' })}
      </Pair>
    </>
  );
}

/** Hours of the contract, and pay for those who may see it. */
function Terms({ written: { draft, change, faultAt, currency } }: { written: EmployeeFormState }) {
  const { t } = useTeamPhrases();
  const optionalHint = t('optional');
  const mayPay = hasPermission(useBrand(), 'VIEW_PAY');
  const digits = fractionDigits(currency);
  return (
    <Pair>
      <NumberField
        label={t('form.hours')}
        optionalHint={optionalHint}
        value={draft.hours}
        error={faultAt('hours')}
        min={0}
        max={WEEK_HOURS}
        step={0.25}
        onChange={(hours) => change({ hours })}
      />
      {mayPay && (
        <NumberField
          label={t('form.pay')}
          optionalHint={t('form.payIn', { currency })}
          value={draft.pay === null ? null : draft.pay / 10 ** digits}
          error={faultAt('pay')}
          min={0}
          format={{ minimumFractionDigits: digits, maximumFractionDigits: digits }}
          onChange={(pay) => change({ pay: pay === null ? null : Math.round(pay * 10 ** digits) })}
        />
      )}
    </Pair>
  );
}

/** Whether a new person with an address is invited at once. */
function InviteBox({ written: { form, draft } }: { written: EmployeeFormState }) {
  const { t } = useTeamPhrases();
  if (draft.invite === null || draft.email.trim() === '') return null;
  return (
    <Checkbox
      label={t('invite.send')}
      note={t('invite.sendNote')}
      checked={draft.invite}
      onChange={(event) => form.set('invite', event.currentTarget.checked)}
    />
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
}
