import { fractionDigits } from '@hearth/kit/currency';
import { useBrand } from '@hearth/client/person';
import { Checkbox } from '@hearth/ui/checkbox';
import { ChoiceField } from '@hearth/ui/choice-field';
import { NumberField } from '@hearth/ui/number-field';
import { TextField } from '@hearth/ui/text-field';
import type { Pay } from '@hearth/domains/job-library/schemas';
import { useWords } from '../words.ts';
import { fieldId, Part, useGapWords } from './field-parts.tsx';
import type { PartProps } from './field-parts.tsx';

const PERS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

/** What the job pays: from, to, in which money, for how long, and whether tips come on top. */
export function PayPart({ content, change, gaps }: PartProps) {
  const { t } = useWords();
  const { at } = useGapWords();
  const brand = useBrand();
  const pay: Pay = content.pay ?? { min: 0, max: 0, currency: brand.currency, per: 'HOUR', tips: false };
  const scale = 10 ** fractionDigits(pay.currency);
  const major = (amount: number): number | null => (content.pay === null ? null : amount / scale);
  const minor = (amount: number): number => Math.round(amount * scale);
  const set = (next: Partial<Pay>): void => change({ pay: { ...pay, ...next } });
  const format = { minimumFractionDigits: fractionDigits(pay.currency) };
  return (
    <Part title={t('editor.sections.pay')}>
      <div id={fieldId('pay')} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-5">
        <NumberField
          label={t('editor.fields.payMin')}
          error={at(gaps, 'pay')}
          value={major(pay.min)}
          min={0}
          format={format}
          onChange={(amount) => {
            if (amount === null) change({ pay: null });
            // The lower end is written first; until the upper one is, the pay is that one amount.
            else set({ min: minor(amount), max: pay.max === pay.min ? minor(amount) : pay.max });
          }}
        />
        <NumberField
          label={t('editor.fields.payMax')}
          value={major(pay.max)}
          min={0}
          format={format}
          onChange={(amount) => {
            if (amount === null) change({ pay: null });
            else set({ max: minor(amount), min: content.pay === null ? minor(amount) : pay.min });
          }}
        />
        <TextField
          label={t('editor.fields.currency')}
          value={pay.currency}
          maxLength={3}
          autoCapitalize="characters"
          disabled={content.pay === null}
          onChange={({ target }) => {
            const code = target.value.toUpperCase();
            if (/^[A-Z]{3}$/.test(code)) set({ currency: code });
          }}
        />
        <ChoiceField
          label={t('editor.fields.per')}
          placeholder={t('editor.fields.choose')}
          disabled={content.pay === null}
          value={pay.per}
          options={PERS.map((id) => ({ id, label: t(`per.${id}`) }))}
          onChange={(id) => set({ per: PERS.find((per) => per === id) ?? 'HOUR' })}
        />
      </div>
      <Checkbox
        label={t('editor.fields.tips')}
        disabled={content.pay === null}
        checked={pay.tips}
        onChange={({ target }) => set({ tips: target.checked })}
      />
    </Part>
  );
}
