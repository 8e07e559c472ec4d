import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import type { ShownWeek } from '@hearth/domains/scheduling/slots';
import { newId } from '@hearth/kit/id';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { saveWeekTemplate } from '../../contract/endpoints.ts';
import type { PositionChoice } from '../../contract/week-template-schemas.ts';
import { useWords } from '../words.ts';
import { LONGEST_NAME } from './change-template.tsx';

const LONGEST_PATTERN = 12;
const TAKES = ['people', 'open', 'none'] as const;
const NO_POSITION = 'none';

type SaveProps = {
  readonly week: ShownWeek;
  /** Where it may be saved, nearest first. */
  readonly places: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
};

/** Saves the week on the screen, or some weeks from it on, as a template. */
export function SaveTemplate({ week, places, onClose }: SaveProps) {
  const { t, problem } = useWords();
  const client = useClient();
  const [key] = useState(newId);
  const [takes, setTakes] = useState<ReadonlyMap<string | null, PositionChoice['take']>>(new Map());
  const form = useForm({
    values: { name: '', weeks: '1', place: week.locationId },
    check: ({ name }) => ({ name: name.trim() === '' ? t('nameMissing') : undefined }),
    send: ({ name, weeks, place }) =>
      client.call(saveWeekTemplate, {
        params: { id: place },
        body: {
          idempotency_key: key,
          name: name.trim(),
          location_id: week.locationId,
          week: week.week,
          weeks: Number(weeks),
          positions: [...takes].map(([id, take]) => ({ position_id: id, take })),
        },
      }),
    refusedAt: (refused) => (refused.code === 'WEEK_TEMPLATE_NAME_TAKEN' ? { name: problem(refused) } : {}),
    onSent: () => {
      toasts.show({ message: t('save.done') });
      onClose();
    },
  });
  const isShared = form.values.place !== week.locationId;
  return (
    <FormDialog form={form} title={t('save.title')} submit={t('save.submit')} problem={problem} onClose={onClose}>
      <TextField label={t('name')} autoFocus maxLength={LONGEST_NAME} {...form.text('name')} />
      <Select
        label={t('save.weeks')}
        help={t('save.weeksHelp')}
        placeholder={t('save.weeks')}
        options={Array.from({ length: LONGEST_PATTERN }, (_, index) => ({
          id: String(index + 1),
          label: t('weeks', { count: index + 1 }),
        }))}
        value={form.values.weeks}
        onChange={(weeks) => form.set('weeks', weeks ?? '1')}
      />
      {places.length > 1 && (
        <Select
          label={t('save.place')}
          help={isShared ? t('save.sharedHelp') : undefined}
          placeholder={t('save.place')}
          options={places.map(({ id, name }) => ({
            id,
            label:
              id === week.locationId ? t('save.placeHere', { place: name }) : t('save.placeShared', { brand: name }),
          }))}
          value={form.values.place}
          onChange={(place) => form.set('place', place ?? week.locationId)}
        />
      )}
      <fieldset className="grid gap-2">
        <legend className="font-bold">{t('save.positions')}</legend>
        {week.positions.map(({ id, name }) => (
          <Select
            key={id ?? NO_POSITION}
            label={id === null ? t('save.noPosition') : name}
            placeholder={t('save.positions')}
            options={TAKES.filter((take) => !isShared || take !== 'people').map((take) => ({
              id: take,
              label: t(`save.takes.${take}`),
            }))}
            value={chosenTake(takes.get(id), isShared)}
            onChange={(take) => setTakes(new Map([...takes, [id, TAKES.find((one) => one === take) ?? 'people']]))}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}

function chosenTake(take: PositionChoice['take'] = 'people', isShared: boolean): PositionChoice['take'] {
  return isShared && take === 'people' ? 'open' : take;
}
