import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { type Form, useForm } from '@hearth/client/use-form';
import { deviceZone } from '@hearth/i18n/device-zone';
import { localDay } from '@hearth/kit/local-day';
import { Checkbox } from '@hearth/ui/checkbox';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { RadioGroup } from '@hearth/ui/radio-group';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { decideWorkCase } from '../../contract/endpoints.ts';
import type { CheckMethod, WorkCase } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { itemName, listName } from './law-lists.tsx';

interface Draft {
  method: CheckMethod | null;
  checked_on: string | null;
  valid_until: string | null;
  is_receipt: boolean;
  shown_1: string | null;
  shown_2: string | null;
  stated_on_paper: string | null;
  signed_name: string;
}

/** Records that somebody has looked: how, on which day, at what, and signs it with their name. */
export function ConfirmCheckDialog({ of, onClose }: { readonly of: WorkCase; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const form = useConfirmForm(of, onClose);
  const { terms, statement } = of;
  const counts = of.evidence.filter(({ state }) => state !== 'REJECTED' && state !== 'REMOVED');
  const isPaperAsked = terms.statuses.length > 0 && statement === null && of.valid_until === null;
  return (
    <FormDialog
      form={form}
      title={t('confirm.title', { name: of.employee_name })}
      description={t('confirm.text')}
      submit={t('confirm.submit')}
      problem={problem}
      onClose={onClose}
    >
      {counts.length > 0 && (
        <ul className="list-disc ps-5 text-sm" lang={terms.language}>
          {counts.map((one) => (
            <li key={one.id}>{itemName(terms, one)}</li>
          ))}
        </ul>
      )}
      <ShownFields form={form} of={of} />
      {isPaperAsked && (
        <DayField label={t('confirm.paper')} help={t('confirm.paperHelp')} {...form.field('stated_on_paper')} />
      )}
      <RadioGroup
        label={t('confirm.method')}
        options={terms.methods.map((value) => ({ value, label: t(`method.${value}`) }))}
        value={form.values.method ?? ''}
        error={form.fault('method')}
        onChange={(value) => form.set('method', terms.methods.find((one) => one === value) ?? null)}
      />
      <DayField label={t('confirm.checkedOn')} {...form.field('checked_on')} />
      <DayField
        label={t('confirm.until')}
        help={t('confirm.untilHelp')}
        optionalHint={t('optional')}
        {...form.field('valid_until')}
      />
      {terms.receipt_days !== null && (
        <Checkbox
          label={t('confirm.receipt')}
          note={t('confirm.receiptNote', { count: terms.receipt_days })}
          checked={form.values.is_receipt}
          onChange={(event) => form.set('is_receipt', event.target.checked)}
        />
      )}
      <TextField label={t('confirm.name')} help={t('confirm.nameHelp')} maxLength={120} {...form.text('signed_name')} />
    </FormDialog>
  );
}

/** What was only shown and not handed in: at most one of each of two lists is ever needed. */
function ShownFields({ form, of }: { readonly form: Form<Draft>; readonly of: WorkCase }) {
  const { t } = useWords();
  const { terms } = of;
  const options = terms.lists.flatMap((list) =>
    list.items.map((item) => ({ id: `${list.id} ${item.id}`, label: item.name, note: listName(terms, list) })),
  );
  const none = { id: '', label: t('confirm.nothing') };
  const isTwo = terms.enough.some((set) => set.length > 1);
  return (
    <>
      {(isTwo ? (['shown_1', 'shown_2'] as const) : (['shown_1'] as const)).map((name, index) => (
        <Select
          key={name}
          label={t(index === 0 ? 'confirm.shown' : 'confirm.shownToo')}
          placeholder={none.label}
          options={[none, ...options]}
          value={form.values[name] ?? ''}
          onChange={(id) => form.set(name, id === '' ? null : id)}
        />
      ))}
    </>
  );
}

function useConfirmForm(of: WorkCase, onClose: () => void): Form<Draft> {
  const { t } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [today] = useState(() => localDay(new Date(), deviceZone()));
  const known = of.evidence.find(({ valid_until: until }) => until !== null)?.valid_until ?? null;
  return useForm<Draft>({
    values: {
      method: of.terms.methods.length === 1 ? (of.terms.methods[0] ?? null) : null,
      checked_on: today,
      valid_until: known,
      is_receipt: of.evidence.some(({ is_receipt: isReceipt, state }) => isReceipt && state === 'PENDING'),
      shown_1: null,
      shown_2: null,
      stated_on_paper: null,
      signed_name: '',
    },
    check: ({ method, checked_on: on, signed_name: name }) => ({
      method: method === null ? t('confirm.methodMissing') : undefined,
      checked_on: on === null ? t('confirm.dayMissing') : undefined,
      signed_name: name.trim() === '' ? t('confirm.nameMissing') : undefined,
    }),
    send: ({ shown_1: one, shown_2: two, signed_name: name, ...draft }) =>
      client.call(decideWorkCase, {
        params: { id: brand.id, case_id: of.id },
        body: {
          ...draft,
          action: 'CONFIRMED',
          signed_name: name.trim(),
          reason: '',
          shown: [one, two].flatMap((chosen) => {
            const [list, item] = chosen?.split(' ') ?? [];
            return list === undefined || item === undefined ? [] : [{ list, item }];
          }),
          version: of.version,
        },
      }),
    onSent: () => {
      toasts.show({ message: t('confirm.done'), tone: 'ok' });
      onClose();
    },
  });
}
