import { CallError } from '@hearth/client/call-error';
import { useConnection } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { currencyName } from '@hearth/i18n/currency-name';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ComboBox } from '@hearth/ui/combo-box';
import { Modal } from '@hearth/ui/modal';
import { TextField } from '@hearth/ui/text-field';
import { lazy, Suspense, useId, useMemo } from 'react';
import { listCurrencies } from '../../contract/endpoints.ts';
import type { Location } from '../../contract/schemas.ts';
import { countriesIn, zoneIn } from '../countries.ts';
import { useNewLocation } from '../use-new-location.ts';
import { useWords } from '../words.ts';
import { foundAddress } from './place-finder/found-address.ts';

/** Only where there is a maps service. */
const PlaceFinder = lazy(async () => ({ default: (await import('./place-finder/place-finder.tsx')).PlaceFinder }));

/** What refusals are said at which field; others stand above the form. */
const FIELD_OF: Readonly<Record<string, string>> = {
  NUMBER_TAKEN: 'number',
  UNKNOWN_COUNTRY: 'country',
  UNKNOWN_CURRENCY: 'currency',
};

/** Asks for a location below the brand in view and adds it; zone, country and currency are those that it most likely has. */
export function AddLocation({ onClose, onAdded }: { onClose: () => void; onAdded?: (added: Location) => void }) {
  const { t, problem, language } = useWords();
  const { brand, form, set, setAddress, save, nameField, tried, refusal, busy } = useNewLocation(onAdded);
  const { mapsKey } = useConnection();
  const formId = useId();
  const timeZones = useMemo(
    () => Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') })),
    [],
  );
  const countries = useMemo(() => countriesIn(language), [language]);
  const currencies = useCall(listCurrencies, {}).data ?? [{ id: brand.currency }];
  const field = refusal instanceof CallError ? FIELD_OF[refusal.code] : undefined;
  const at = (asked: string) => (field === asked ? problem(refusal) : undefined);

  return (
    <Modal
      open
      onClose={onClose}
      title={t('add.title')}
      closeLabel={t('add.close')}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>{t('add.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {t('add.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-4 pt-1">
        {refusal !== null && field === undefined && (
          <Alert tone="bad" urgent>
            {problem(refusal)}
          </Alert>
        )}
        {mapsKey !== undefined && (
          <Suspense fallback={null}>
            <PlaceFinder mapsKey={mapsKey} onFound={(details) => set(foundAddress(details, form))} />
          </Suspense>
        )}
        <TextField
          ref={nameField}
          label={t('add.name')}
          help={t('add.nameHelp')}
          error={tried && form.name.trim() === '' ? t('add.missing') : undefined}
          value={form.name}
          required
          autoFocus
          maxLength={200}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={t('add.street')}
          optionalHint={t('add.optional')}
          value={form.street}
          autoComplete="street-address"
          maxLength={300}
          onChange={({ target }) => setAddress({ street: target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
          <TextField
            label={t('add.postcode')}
            optionalHint={t('add.optional')}
            value={form.postcode}
            autoComplete="postal-code"
            maxLength={20}
            onChange={({ target }) => setAddress({ postcode: target.value })}
          />
          <TextField
            label={t('add.city')}
            optionalHint={t('add.optional')}
            value={form.city}
            autoComplete="address-level2"
            maxLength={120}
            onChange={({ target }) => setAddress({ city: target.value })}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <ComboBox
            label={t('add.country')}
            emptyText={t('add.nothing')}
            error={at('country')}
            options={countries}
            value={form.country}
            onChange={(country) =>
              setAddress(country === null ? { country } : { country, timeZone: zoneIn(country, form.timeZone) })
            }
          />
          <ComboBox
            label={t('add.zone')}
            error={tried && form.timeZone === null ? t('add.missing') : undefined}
            required
            emptyText={t('add.nothing')}
            options={timeZones}
            value={form.timeZone}
            onChange={(timeZone) => set({ timeZone })}
          />
          <ComboBox
            label={t('add.currency')}
            emptyText={t('add.nothing')}
            error={at('currency')}
            options={currencies.map(({ id }) => ({ id, label: `${id} – ${currencyName(language, id)}` }))}
            value={form.currency}
            onChange={(currency) => currency !== null && set({ currency })}
          />
          <TextField
            label={t('add.number')}
            optionalHint={t('add.optional')}
            help={t('add.numberHelp')}
            error={at('number')}
            value={form.number}
            maxLength={60}
            onChange={({ target }) => set({ number: target.value })}
          />
        </div>
      </form>
    </Modal>
  );
}
