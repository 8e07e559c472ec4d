import type { Form } from '@hearth/client/use-form';
import type { Language } from '@hearth/i18n/languages';
import { LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { fractionDigits } from '@hearth/kit/currency';
import { DayField } from '@hearth/ui/day-field';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { CONTRACTS, PAY_UNITS } from '../../rules/terms.ts';
import type { OfferStart, OfferDraft } from '../offer-draft.ts';
import { useWords } from '../words.ts';

/** The fields of an offer draft. */
export function OfferFields({ begun, form }: { begun: OfferStart; form: Form<OfferDraft> }) {
  const { t } = useWords();
  const code = LANGUAGES.find((one) => one === begun.language) ?? 'en';
  return (
    <>
      <LetterFields begun={begun} form={form} code={code} />
      <TermFields begun={begun} form={form} />
      <TextArea
        label={t('form.conditions')}
        help={t('form.conditionsHelp')}
        lang={code}
        dir="auto"
        rows={2}
        maxLength={2000}
        {...form.text('conditions')}
      />
    </>
  );
}

function LetterFields({ begun, form, code }: { begun: OfferStart; form: Form<OfferDraft>; code: Language }) {
  const { t } = useWords();
  const [textId, setTextId] = useState<string | null>(null);
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
            const text = begun.texts.find((one) => one.id === id)?.text;
            if (text !== undefined) form.set('letter', text);
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
        {...form.text('letter')}
      />
    </>
  );
}

function TermFields({ begun, form }: { begun: OfferStart; form: Form<OfferDraft> }) {
  const { t, format } = useWords();
  const draft = form.values;
  // The server says what is wrong with a day in its own words; one sentence of ours covers all of them.
  const day = (path: 'starts_on' | 'ends_on' | 'open_until') => {
    const { error, ...field } = form.field(path);
    return { ...field, error: error === undefined || error === t('required') ? error : t('form.dayWrong') };
  };
  const digits = fractionDigits(draft.currency);
  const range =
    begun.pay !== null && begun.pay.per === draft.per && begun.pay.currency === draft.currency
      ? t('form.range', {
          from: format.money(begun.pay.min, begun.pay.currency),
          to: format.money(begun.pay.max, begun.pay.currency),
        })
      : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={t('form.position')} maxLength={80} {...form.text('position_name')} />
      <Select
        label={t('form.contract')}
        placeholder={t('form.noTemplate')}
        options={CONTRACTS.map((id) => ({ id, label: t(`contracts.${id}`) }))}
        value={draft.contract}
        onChange={(id) => form.set('contract', CONTRACTS.find((one) => one === id) ?? draft.contract)}
      />
      <NumberField
        label={t('form.pay', { currency: draft.currency })}
        help={range}
        min={0}
        step={1 / 10 ** digits}
        format={{ minimumFractionDigits: digits, maximumFractionDigits: digits }}
        {...form.field('units')}
      />
      <Select
        label={t('form.per')}
        placeholder={t('form.noTemplate')}
        options={PAY_UNITS.map((id) => ({ id, label: t(`per.${id}`) }))}
        value={draft.per}
        onChange={(id) => form.set('per', PAY_UNITS.find((one) => one === id) ?? draft.per)}
      />
      <NumberField label={t('form.hours')} min={0} max={80} step={0.5} {...form.field('hours_per_week')} />
      <DayField label={t('form.startsOn')} {...day('starts_on')} />
      <DayField label={t('form.endsOn')} {...day('ends_on')} />
      <DayField label={t('form.openUntil')} {...day('open_until')} />
    </div>
  );
}
