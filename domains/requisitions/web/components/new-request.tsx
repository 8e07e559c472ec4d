import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { searchBrands } from '@hearth/domains/core/contract';
import { localDay } from '@hearth/kit/local-day';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ChoiceField } from '@hearth/ui/choice-field';
import { ComboBox } from '@hearth/ui/combo-box';
import { DateField } from '@hearth/ui/date-field';
import { useDateLabels } from '@hearth/ui/date-labels';
import { Modal } from '@hearth/ui/modal';
import { NumberField } from '@hearth/ui/number-field';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useDeferredValue, useId, useState } from 'react';
import type { NewRequisition, RequisitionReason } from '../../contract/schemas.ts';
import { useRequestChanges } from '../api.ts';
import { CostFields, costTyped, useCostPreview } from './budget/cost-fields.tsx';
import type { TypedCost } from './budget/cost-fields.tsx';
import { useWords } from '../words.ts';

const REASONS: readonly RequisitionReason[] = ['REPLACEMENT', 'GROWTH', 'SEASON', 'OPENING', 'COVER'];

/** Asks for people: where, for what, how many, until when, why. */
export function NewRequest({ onClose }: { readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const { create } = useRequestChanges();
  const labels = useDateLabels();
  const formId = useId();
  const [today] = useState(() => localDay(new Date(), brand.timeZone));
  const [tried, setTried] = useState(false);
  const [content, setContent] = useState<NewRequisition>({
    brand_id: brand.id,
    position_name: '',
    headcount: 1,
    needed_by: null,
    reason: 'REPLACEMENT',
    note: '',
    cost: null,
    over_reason: '',
  });
  const [typed, setTyped] = useState<TypedCost>({ hours: null, from: null, to: null });
  const preview = useCostPreview(content, typed);
  const cost = preview === undefined ? null : costTyped(typed, preview.currency);
  const isHalf = cost === null && (typed.hours !== null || typed.from !== null || typed.to !== null);
  const isCostMissing = isHalf || (cost === null && (preview?.budget ?? null) !== null);
  const isReasonMissing =
    cost !== null &&
    preview?.budget?.over === 'ASK' &&
    preview.budget.over_by !== null &&
    content.over_reason.trim() === '';
  const change = (part: Partial<NewRequisition>): void => setContent((before) => ({ ...before, ...part }));
  const isNameless = content.position_name.trim() === '';
  return (
    <Modal
      open
      onClose={onClose}
      title={t('new')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={create.isPending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isNameless && !isCostMissing && !isReasonMissing) void send();
        }}
      >
        {create.error !== null && <Alert tone="bad" urgent title={problem(create.error)} />}
        <PlaceField value={content.brand_id} onChange={(brand_id) => change({ brand_id })} />
        <TextField
          label={t('position')}
          error={tried && isNameless ? t('positionMissing') : undefined}
          value={content.position_name}
          maxLength={80}
          dir="auto"
          onChange={({ target }) => change({ position_name: target.value })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField
            label={t('headcount')}
            value={content.headcount}
            min={1}
            max={500}
            onChange={(headcount) => change({ headcount: headcount ?? 1 })}
          />
          <DateField
            label={t('needed')}
            optionalHint={t('optional')}
            labels={labels}
            min={today}
            value={content.needed_by}
            onChange={(needed_by) => change({ needed_by })}
          />
        </div>
        <ChoiceField
          label={t('reason')}
          placeholder={t('reason')}
          value={content.reason}
          options={REASONS.map((id) => ({ id, label: t(`reasons.${id}`) }))}
          onChange={(id) => change({ reason: REASONS.find((reason) => reason === id) ?? 'REPLACEMENT' })}
        />
        <CostFields
          preview={preview}
          typed={typed}
          onChange={setTyped}
          isMissing={tried && isCostMissing}
          reason={content.over_reason}
          isReasonMissing={tried && isReasonMissing}
          onReason={(over_reason) => change({ over_reason })}
        />
        <TextArea
          label={t('note')}
          optionalHint={t('optional')}
          rows={3}
          maxLength={500}
          dir="auto"
          value={content.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </form>
    </Modal>
  );

  async function send(): Promise<void> {
    const body = { ...content, position_name: content.position_name.trim(), note: content.note.trim(), cost };
    try {
      const made = await create.mutateAsync({ params: { id: brand.id }, body });
      const words = { position: made.position_name, status: t(`status.${made.status}`) };
      toasts.show({ message: t('became', words), tone: 'ok' });
    } catch {
      // The refusal stands above the fields, and what was typed stays in them.
      return;
    }
    onClose();
  }
}

/** The brand in view as a whole, or one of its locations. */
function PlaceField({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }) {
  const { t } = useWords();
  const brand = useBrand();
  const [words, setWords] = useState('');
  const term = useDeferredValue(words);
  const isLocation = brand.type === 'LOCATION';
  const found = useCall(
    searchBrands,
    { params: { id: brand.id }, body: { term, type: 'LOCATION' } },
    { keepPrevious: true, enabled: !isLocation },
  );
  if (isLocation) return null;
  const locations = (found.data?.brands ?? []).map(({ id, name, city }) => ({ id, label: name, note: city ?? '' }));
  return (
    <ComboBox
      label={t('where')}
      emptyText={t('whereNone')}
      options={[{ id: brand.id, label: t('everywhere', { name: brand.name }) }, ...locations]}
      value={value}
      onChange={(id) => onChange(id ?? brand.id)}
      onSearch={setWords}
      busy={found.isFetching}
    />
  );
}
