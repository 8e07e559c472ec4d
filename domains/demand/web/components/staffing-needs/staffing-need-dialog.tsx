import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { localDay } from '@hearth/kit/local-day';
import { FilterChips } from '@hearth/ui/chip';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { addStaffingNeed, changeStaffingNeed } from '../../../contract/staffing-need-endpoints.ts';
import type { StaffingNeed } from '../../../contract/staffing-need-schemas.ts';
import { useStaffingNeedWords, useWeekdays } from './words.ts';

interface NeedValues {
  position_id: string | null;
  weekdays: number[];
  start: string;
  end: string;
  heads: number | null;
  valid_from: string | null;
  valid_until: string | null;
}

type DialogProps = {
  readonly staffingNeed: StaffingNeed | null;
  readonly positions: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
};

/** Adds a staffing need, or changes one. */
export function StaffingNeedDialog({ staffingNeed: item, positions, onClose }: DialogProps) {
  const { t, problem } = useStaffingNeedWords();
  const weekdays = useWeekdays();
  const form = useNeedForm(item, onClose);
  const { weekdays: chosen } = form.values;
  return (
    <FormDialog
      form={form}
      title={item === null ? t('addTitle') : t('editTitle')}
      submit={t('save')}
      problem={problem}
      confirmLeave
      onClose={onClose}
    >
      <Select
        label={t('position')}
        placeholder={t('positionHint')}
        options={positions.map(({ id, name }) => ({ id, label: name }))}
        {...form.field('position_id')}
      />
      <NumberField label={t('heads')} min={1} max={99} {...form.field('heads')} />
      <div className="grid gap-1">
        <p className="font-bold">{t('weekdays')}</p>
        <FilterChips
          label={t('weekdays')}
          chips={weekdays.map(({ number, short }) => ({ id: String(number), label: short }))}
          chosen={chosen.map(String)}
          onChange={(next) => form.set('weekdays', next.map(Number))}
        />
        {form.fault('weekdays') !== undefined && (
          <p role="alert" className="text-dense text-bad">
            {form.fault('weekdays')}
          </p>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t('start')} type="time" step={900} required {...form.text('start')} />
        <TextField label={t('end')} type="time" step={900} required {...form.text('end')} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <DayField label={t('from')} {...form.field('valid_from')} />
        <DayField label={t('until')} optionalHint={t('optional')} {...form.field('valid_until')} />
      </div>
    </FormDialog>
  );
}

function useNeedForm(item: StaffingNeed | null, onClose: () => void) {
  const { t } = useStaffingNeedWords();
  const client = useClient();
  const brand = useBrand();
  const [today] = useState(() => localDay(new Date(), brand.timeZone));
  return useForm<NeedValues, StaffingNeed>({
    values: {
      position_id: item?.position_id ?? null,
      weekdays: item === null ? [1, 2, 3, 4, 5, 6, 7] : [...item.weekdays],
      start: item?.start ?? '10:00',
      end: item?.end ?? '18:00',
      heads: item?.heads ?? 1,
      valid_from: item?.valid_from ?? today,
      valid_until: item?.valid_until ?? null,
    },
    check: (values) => ({
      position_id: values.position_id === null ? t('required') : undefined,
      weekdays: values.weekdays.length === 0 ? t('required') : undefined,
      heads: values.heads === null ? t('required') : undefined,
      start: values.start === '' ? t('required') : undefined,
      end:
        values.end === '' ? t('required') : values.end === values.start ? t('errors.STAFFING_NEED_TIMES') : undefined,
      valid_from: values.valid_from === null ? t('required') : undefined,
      valid_until:
        values.valid_until !== null && values.valid_from !== null && values.valid_until < values.valid_from
          ? t('errors.STAFFING_NEED_DATES')
          : undefined,
    }),
    send: ({ position_id: positionId, heads, valid_from: from, ...rest }) => {
      const content = { ...rest, position_id: positionId ?? '', heads: heads ?? 1, valid_from: from ?? '' };
      return item === null
        ? client.call(addStaffingNeed, { params: { id: brand.id }, body: content })
        : client.call(changeStaffingNeed, {
            params: { id: brand.id, staffing_need_id: item.id },
            body: { content, version: item.version },
          });
    },
    onSent: () => {
      toasts.show({ message: t('saved'), tone: 'ok' });
      onClose();
    },
  });
}
