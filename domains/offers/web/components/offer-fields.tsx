import { CallError } from '@hearth/client/call-error';
import { LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { fractionDigits } from '@hearth/kit/currency';
import { DateField } from '@hearth/ui/date-field';
import { useDateLabels } from '@hearth/ui/date-labels';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { CONTRACTS, PAY_UNITS } from '../../rules/terms.ts';
import type { Begun, Draft } from '../offer-draft.ts';
import { useWords } from '../words.ts';

/** The fields of an offer that is being written. */
export function OfferFields({
  begun,
  draft,
  onDraft,
  tried,
  error,
}: {
  begun: Begun;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  tried: boolean;
  error: unknown;
}) {
  const { t, format } = useWords();
  const dateLabels = useDateLabels();
  const [textId, setTextId] = useState<string | null>(null);
  const set = (change: Partial<Draft>): void => onDraft({ ...draft, ...change });
  const missing = (empty: boolean): string | undefined => (tried && empty ? t('required') : undefined);
  const wrongDay = (field: string): string | undefined =>
    error instanceof CallError && error.fields.some((one) => one.field === field) ? t('form.dayWrong') : undefined;
  const digits = fractionDigits(draft.currency);
  const range =
    begun.pay !== null && begun.pay.per === draft.per && begun.pay.currency === draft.currency
      ? t('form.range', {
          from: format.money(begun.pay.min, begun.pay.currency),
          to: format.money(begun.pay.max, begun.pay.currency),
        })
      : undefined;
  const code = LANGUAGES.find((one) => one === begun.language) ?? 'en';
  return (
    <>
      {begun.texts.length > 0 && (
        <Select
          label={t('form.template')}
          placeholder={t('form.noTemplate')}
          options={begun.texts.map(({ id, name }) => ({ id, label: name }))}
          value={textId}
          onChange={(id) => {
            setTextId(id);
            set({ letter: begun.texts.find((text) => text.id === id)?.text ?? draft.letter });
          }}
        />
      )}
      <TextArea
        label={t('form.letter')}
        help={t('form.letterHelp', { language: LANGUAGE_NAMES[code] })}
        lang={code}
        dir="auto"
        rows={5}
        maxLength={5000}
        value={draft.letter}
        error={missing(draft.letter.trim() === '')}
        onChange={(event) => set({ letter: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('form.position')}
          value={draft.position_name}
          maxLength={80}
          error={missing(draft.position_name.trim() === '')}
          onChange={(event) => set({ position_name: event.target.value })}
        />
        <Select
          label={t('form.contract')}
          placeholder={t('form.noTemplate')}
          options={CONTRACTS.map((id) => ({ id, label: t(`contracts.${id}`) }))}
          value={draft.contract}
          onChange={(id) => set({ contract: CONTRACTS.find((one) => one === id) ?? draft.contract })}
        />
        <NumberField
          label={t('form.pay', { currency: draft.currency })}
          help={range}
          value={draft.units}
          onChange={(units) => set({ units })}
          min={0}
          step={1 / 10 ** digits}
          format={{ minimumFractionDigits: digits, maximumFractionDigits: digits }}
          error={tried && (draft.units === null || draft.units <= 0) ? t('form.payWrong') : undefined}
        />
        <Select
          label={t('form.per')}
          placeholder={t('form.noTemplate')}
          options={PAY_UNITS.map((id) => ({ id, label: t(`per.${id}`) }))}
          value={draft.per}
          onChange={(id) => set({ per: PAY_UNITS.find((one) => one === id) ?? draft.per })}
        />
        <NumberField
          label={t('form.hours')}
          value={draft.hours_per_week}
          onChange={(hours) => set({ hours_per_week: hours })}
          min={0}
          max={80}
          step={0.5}
          error={missing(draft.hours_per_week === null)}
        />
        <DateField
          label={t('form.startsOn')}
          value={draft.starts_on}
          onChange={(day) => set({ starts_on: day })}
          error={missing(draft.starts_on === null) ?? wrongDay('starts_on')}
          labels={dateLabels}
        />
        <DateField
          label={t('form.endsOn')}
          value={draft.ends_on}
          onChange={(day) => set({ ends_on: day })}
          error={wrongDay('ends_on')}
          labels={dateLabels}
        />
        <DateField
          label={t('form.openUntil')}
          value={draft.open_until}
          onChange={(day) => set({ open_until: day })}
          error={missing(draft.open_until === null) ?? wrongDay('open_until')}
          labels={dateLabels}
        />
      </div>
      <TextArea
        label={t('form.conditions')}
        help={t('form.conditionsHelp')}
        lang={code}
        dir="auto"
        rows={2}
        maxLength={2000}
        value={draft.conditions}
        onChange={(event) => set({ conditions: event.target.value })}
      />
    </>
  );
}
