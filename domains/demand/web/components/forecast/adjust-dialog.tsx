import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { adjustForecast } from '../../../contract/forecast-endpoints.ts';
import { type Driver, mostOf, unitsOf } from '../../../rules/actuals/drivers.ts';
import { useAmount } from '../actuals/words.ts';
import { type ComingDay, expectedOf } from './week-card.tsx';
import { useForecastWords } from './words.ts';

interface AdjustValues {
  total: number | null;
  reason: string;
}

type DialogProps = {
  readonly coming: ComingDay;
  readonly driver: Driver;
  readonly currency: string | null;
  readonly onClose: () => void;
};

/** Sets what is expected of a day by somebody who knows better, with a reason, or takes that back. */
export function AdjustDialog({ coming, driver, currency, onClose }: DialogProps) {
  const { t, problem } = useForecastWords();
  const format = useFormat();
  const client = useClient();
  const brand = useBrand();
  const amount = useAmount(driver, currency);
  const { day, forecast } = coming;
  const units = unitsOf(driver, currency);
  const params = { id: brand.id, driver, day };
  const takeBack = useSend(adjustForecast, {
    readWhenRefused: true,
    onSuccess: () => {
      toasts.show({ message: t('removed') });
      onClose();
    },
  });
  const form = useForm<AdjustValues>({
    values: { total: Math.round(expectedOf(forecast) / units), reason: forecast.reason ?? '' },
    check: ({ total, reason }) => ({
      total: total === null ? t('required') : undefined,
      reason: reason.trim() === '' ? t('errors.FORECAST_REASON') : undefined,
    }),
    send: ({ total, reason }) =>
      client.call(adjustForecast, {
        params,
        body: { total: (total ?? 0) * units, reason: reason.trim(), version: forecast.version },
      }),
    onSent: () => {
      toasts.show({ message: t('saved'), tone: 'ok' });
      onClose();
    },
  });
  const date = format.date(day, 'full');
  return (
    <FormDialog
      form={form}
      title={t('adjustTitle', { day: date })}
      description={t('adjustNote')}
      submit={t('save')}
      problem={problem}
      onClose={onClose}
    >
      <NumberField
        label={t('value')}
        min={0}
        max={mostOf(driver) / units}
        help={t('calculated', { value: amount(forecast.total) })}
        {...form.field('total')}
      />
      <TextField label={t('reason')} maxLength={300} {...form.text('reason')} />
      {forecast.adjusted !== null && (
        <Button
          className="justify-self-start"
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate({ params, body: { total: null, reason: '', version: forecast.version } })}
        >
          {t('removeAdjustment')}
        </Button>
      )}
      {takeBack.isError && (
        <p role="alert" className="text-dense text-bad">
          {problem(takeBack.error)}
        </p>
      )}
    </FormDialog>
  );
}
