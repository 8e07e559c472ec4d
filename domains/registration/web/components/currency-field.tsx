import { useClient } from '@hearth/client/context';
import { listCurrencies } from '@hearth/domains/core/contract';
import { currencyName } from '@hearth/i18n/currency-name';
import { usePhrases } from '@hearth/i18n/phrases';
import { BOX, BOX_SIZE, FieldFrame, useFieldIds } from '@hearth/ui/field';
import { Icon } from '@hearth/ui/icon';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import en from '../en.json';

const USUAL = 'EUR';

/** The currency of the business, in the browser's own list: it is the best one on a phone. */
export function CurrencyField() {
  const { t, language } = usePhrases('registration', en);
  const client = useClient();
  const ids = useFieldIds(undefined, undefined, undefined);
  const [codes, setCodes] = useState<readonly string[]>([USUAL]);

  useEffect(() => {
    client.call(listCurrencies).then(
      (currencies) => setCodes(currencies.map(({ id }) => id)),
      // The usual one can still be chosen, and changed later.
      () => undefined,
    );
  }, [client]);

  return (
    <FieldFrame ids={ids} label={t('fields.currency')}>
      <span className={`${BOX} ${BOX_SIZE.xl} relative`}>
        <select
          id={ids.id}
          name="currency"
          defaultValue={USUAL}
          className="min-w-0 flex-1 appearance-none self-stretch truncate rounded-[inherit] bg-surface ps-3 pe-10 outline-none"
        >
          {codes.map((code) => (
            <option key={code} value={code}>
              {code} – {currencyName(language, code)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} className="pointer-events-none absolute end-3 text-ink-2" />
      </span>
    </FieldFrame>
  );
}
