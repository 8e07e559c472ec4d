import { useConnection } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { currencyName } from '@hearth/i18n/currency-name';
import { ComboBox } from '@hearth/ui/combo-box';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextField } from '@hearth/ui/text-field';
import type { ChangeEvent } from 'react';
import { lazy, Suspense, useMemo } from 'react';
import { listCurrencies } from '../../contract/endpoints.ts';
import type { Location } from '../../contract/schemas.ts';
import { listCountries, chooseZone } from '../countries.ts';
import { useNewLocation } from '../use-new-location.ts';
import { useWords } from '../words.ts';
import { toLocationFields } from './place-finder/found-address.ts';

/** Only where there is a maps service. */
const PlaceFinder = lazy(async () => ({ default: (await import('./place-finder/place-finder.tsx')).PlaceFinder }));

/** Asks for a location below the brand in view and adds it; zone, country and currency are those that it most likely has. */
export function AddLocation({ onClose, onAdded }: { onClose: () => void; onAdded?: (added: Location) => void }) {
  const { t, problem, language } = useWords();
  const { brand, form, set, setAddress } = useNewLocation(onAdded);
  const { mapsKey } = useConnection();
  const timeZones = useMemo(
    () => Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') })),
    [],
  );
  const countries = useMemo(() => listCountries(language), [language]);
  const currencies = useCall(listCurrencies, {}).data ?? [{ id: brand.currency }];
  const address = (name: 'street' | 'postcode' | 'city') => ({
    ...form.text(name),
    optionalHint: t('optional'),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setAddress({ [name]: target.value }),
  });

  return (
    <FormDialog form={form} title={t('add.title')} submit={t('add.save')} problem={problem} onClose={onClose}>
      {mapsKey !== undefined && (
        <Suspense fallback={null}>
          <PlaceFinder mapsKey={mapsKey} onFound={(details) => set(toLocationFields(details, form.values))} />
        </Suspense>
      )}
      <TextField
        label={t('add.name')}
        help={t('add.nameHelp')}
        required
        autoFocus
        maxLength={200}
        {...form.text('name')}
      />
      <TextField label={t('add.street')} autoComplete="street-address" maxLength={300} {...address('street')} />
      <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
        <TextField label={t('add.postcode')} autoComplete="postal-code" maxLength={20} {...address('postcode')} />
        <TextField label={t('add.city')} autoComplete="address-level2" maxLength={120} {...address('city')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ComboBox
          label={t('add.country')}
          emptyText={t('add.nothing')}
          options={countries}
          {...form.field('country')}
          onChange={(country) => {
            form.set('country', country);
            setAddress(country === null ? {} : { timeZone: chooseZone(country, form.values.timeZone) });
          }}
        />
        <ComboBox
          label={t('add.zone')}
          required
          emptyText={t('add.nothing')}
          options={timeZones}
          {...form.field('timeZone')}
        />
        <ComboBox
          label={t('add.currency')}
          emptyText={t('add.nothing')}
          options={currencies.map(({ id }) => ({ id, label: `${id} – ${currencyName(language, id)}` }))}
          {...form.field('currency')}
          onChange={(currency) => currency !== null && form.set('currency', currency)}
        />
        <TextField
          label={t('add.number')}
          optionalHint={t('optional')}
          help={t('add.numberHelp')}
          maxLength={60}
          {...form.text('number')}
        />
      </div>
    </FormDialog>
  );
}
