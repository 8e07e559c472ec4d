import { fractionDigits } from '@hearth/kit/currency';
import { NumberField } from '@hearth/ui/number-field';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import type { Profile } from '../../contract/schemas.ts';
import { useProfileWords } from '../words.ts';

/** Fields for the desired hourly pay. Former pay is never asked. What they earned before is asked nowhere. */
export function WishFields(props: {
  readonly wish: Profile['wish'];
  readonly onChange: (wish: Profile['wish']) => void;
}) {
  const { wish, onChange } = props;
  const { t } = useProfileWords();
  const [code, setCode] = useState(wish?.currency ?? 'EUR');
  const known = /^[A-Z]{3}$/.test(code) ? code : (wish?.currency ?? 'EUR');
  const scale = 10 ** fractionDigits(known);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-bold">{t('part.WISH')}</legend>
      <p className="text-sm text-ink-2">{t('help.wish')}</p>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-4">
        <NumberField
          label={t('field.wish')}
          value={wish === null ? null : wish.amount / scale}
          min={0}
          format={{ minimumFractionDigits: fractionDigits(known) }}
          onChange={(amount) =>
            onChange(amount === null || amount === 0 ? null : { amount: Math.round(amount * scale), currency: known })
          }
        />
        <TextField
          label={t('field.currency')}
          value={code}
          maxLength={3}
          autoCapitalize="characters"
          onChange={({ target }) => {
            const next = target.value.toUpperCase();
            setCode(next);
            if (!/^[A-Z]{3}$/.test(next) || wish === null) return;
            const amount = Math.round((wish.amount / scale) * 10 ** fractionDigits(next));
            onChange({ amount, currency: next });
          }}
        />
      </div>
    </fieldset>
  );
}
