import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { Slot, useIsFilled } from '@hearth/client/slots';
import { useForm } from '@hearth/client/use-form';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { hire } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import type { Application } from '../../../contract/schemas.ts';
import en from '../../en.json' with { type: 'json' };
import { AGREED_TERMS } from '../../slots.ts';
import { toMinorUnits, fromMinorUnits } from '../../state/minor-units.ts';

const MINUTES = 60;
/** What the server calls the fields of the form. */
const FIELD_OF: Readonly<Record<string, keyof HireValues | undefined>> = {
  position_name: 'position_name',
  starts_on: 'starts_on',
  contract_minutes_per_week: 'hours_per_week',
  pay: 'rate',
  'pay.amount': 'rate',
};

/** Terms agreed before the hire. */
export interface AgreedTerms {
  readonly position_name: string;
  readonly starts_on: string;
  readonly hours_per_week: number;
  readonly pay: { readonly amount: number; readonly currency: string; readonly per: string };
}

/** Props of HireDialog. */
export interface HireDialogProps {
  readonly application: Application;
  readonly onClose: () => void;
  readonly onHired: (hired: Application, postFilled: boolean) => void;
}

/** Asks for what a contract needs and hires. It begins with what was agreed on, where the person came as far as an offer. */
export function HireDialog(props: HireDialogProps) {
  const { application } = props;
  const isKnown = useIsFilled(AGREED_TERMS);
  const mayHave = isKnown && application.history.some(({ stage }) => stage === 'OFFER');
  const [terms, setTerms] = useState<AgreedTerms | null | undefined>(mayHave ? undefined : null);
  return terms === undefined ? (
    <Slot of={AGREED_TERMS} with={{ applicationId: application.id, onTerms: setTerms }} />
  ) : (
    <HireForm {...props} terms={terms} />
  );
}

/** Values of the form: the pay as typed, in whole units of the currency. */
interface HireValues {
  position_name: string;
  starts_on: string | null;
  hours_per_week: number | null;
  rate: string;
}

function HireForm({ application, terms, onClose, onHired }: HireDialogProps & { readonly terms: AgreedTerms | null }) {
  const { t, problem } = usePhrases('applications', en);
  const client = useClient();
  const { id: brandId, currency } = useBrand();
  const missing = (empty: boolean): string | undefined => (empty ? t('required') : undefined);
  const amountOf = (rate: string): number | null | undefined =>
    rate.trim() === '' ? null : toMinorUnits(rate, currency);
  const form = useForm<HireValues, AnswerOf<typeof hire>>({
    values: {
      position_name: terms?.position_name ?? application.position_name,
      starts_on: terms?.starts_on ?? application.can_start_on,
      hours_per_week: terms?.hours_per_week ?? application.hours_per_week,
      rate: hourlyRate(terms, currency),
    },
    check: ({ position_name: position, starts_on: startsOn, hours_per_week: hours, rate }) => ({
      position_name: missing(position.trim() === ''),
      starts_on: missing(startsOn === null),
      hours_per_week: missing(hours === null),
      rate: amountOf(rate) === undefined ? t('hire.rateWrong') : undefined,
    }),
    send: ({ position_name: position, starts_on: startsOn, hours_per_week: hours, rate }) => {
      const amount = amountOf(rate) ?? null;
      return client.call(hire, {
        params: { id: brandId, application_id: application.id },
        body: {
          version: application.version,
          location_id: application.location_id,
          position_id: position.trim() === application.position_name ? application.position_id : null,
          position_name: position.trim(),
          starts_on: startsOn ?? '',
          contract_minutes_per_week: Math.round((hours ?? 0) * MINUTES),
          pay: amount === null ? null : { amount, currency },
        },
      });
    },
    fieldOf: (sent) => FIELD_OF[sent],
    onSent: ({ post_filled: postFilled, ...hired }) => onHired(hired, postFilled),
  });

  return (
    <FormDialog
      form={form}
      title={t('hire.title', { name: `${application.first_name} ${application.last_name}` })}
      description={t('hire.text', { name: application.first_name })}
      submit={t('hire.confirm')}
      problem={problem}
      kept={t('hire.kept')}
      onClose={onClose}
    >
      <TextField label={t('hire.location')} value={application.location_name} readOnly />
      <TextField
        label={t('hire.position')}
        placeholder={t('hire.positionPlaceholder')}
        required
        {...form.text('position_name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField label={t('hire.startsOn')} {...form.field('starts_on')} />
        <NumberField label={t('hire.hours')} min={0} max={60} step={0.5} {...form.field('hours_per_week')} />
      </div>
      <TextField
        label={t('hire.rate', { currency })}
        inputMode="decimal"
        placeholder={t('hire.ratePlaceholder')}
        {...form.text('rate')}
      />
    </FormDialog>
  );
}

/** The agreed pay if it is hourly; otherwise empty, for the hiring manager to fill in. */
function hourlyRate(terms: AgreedTerms | null, currency: string): string {
  if (terms === null || terms.pay.per !== 'HOUR' || terms.pay.currency !== currency) return '';
  return fromMinorUnits(terms.pay.amount, currency);
}
