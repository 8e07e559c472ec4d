import { useCall } from '@hearth/client/query';
import { currencyName } from '@hearth/i18n/currency-name';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { ComboBox } from '@hearth/ui/combo-box';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { useMemo } from 'react';
import { listCurrencies } from '../../../contract/endpoints.ts';
import type { Location } from '../../../contract/schemas.ts';
import { listCountries } from '../../countries.ts';
import { useWords } from '../../words.ts';
import { LocationConflict } from './location-conflict.tsx';
import type { LocationEditor } from './use-edited-location.ts';
import { useEditedLocation } from './use-edited-location.ts';
import { useLocationWords } from './words.ts';

/** Everything of a location that can be written. What somebody else saved meanwhile is shown beside it before anything is overwritten. */
export function LocationForm({ location }: { location: Location }) {
  const { t, problem } = useLocationWords();
  const { form, error, theirs, settle } = useEditedLocation(location);
  return (
    <Card title={t('details')}>
      <form {...form.element} className="grid gap-4">
        {error !== null && (
          <Alert tone="bad" urgent>
            {problem(error)}
          </Alert>
        )}
        {theirs !== null && <LocationConflict mine={form.values} theirs={theirs} onSettle={settle} />}
        <Fields form={form} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy} disabled={theirs !== null}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Fields({ form }: Pick<LocationEditor, 'form'>) {
  const { t } = useLocationWords();
  const { t: shared, language } = useWords();
  const timeZones = useMemo(
    () => Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') })),
    [],
  );
  const countries = useMemo(() => listCountries(language), [language]);
  const currencies = useCall(listCurrencies, {}).data ?? [{ id: form.values.currency }];
  const optional = { optionalHint: shared('optional') };
  return (
    <>
      <TextField label={shared('add.name')} required maxLength={200} {...form.text('name')} />
      <TextField label={shared('add.street')} maxLength={300} {...optional} {...form.text('street')} />
      <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
        <TextField label={shared('add.postcode')} maxLength={20} {...optional} {...form.text('postcode')} />
        <TextField label={shared('add.city')} maxLength={120} {...optional} {...form.text('city')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ComboBox
          label={shared('add.country')}
          emptyText={shared('add.nothing')}
          options={countries}
          {...form.field('country')}
        />
        <TextField label={t('phone')} type="tel" dir="ltr" maxLength={40} {...optional} {...form.text('phone')} />
        <ComboBox
          label={shared('add.zone')}
          help={t('zoneHelp')}
          required
          emptyText={shared('add.nothing')}
          options={timeZones}
          {...form.field('timeZone')}
        />
        <ComboBox
          label={shared('add.currency')}
          help={t('currencyHelp')}
          emptyText={shared('add.nothing')}
          options={currencies.map(({ id }) => ({ id, label: `${id} – ${currencyName(language, id)}` }))}
          {...form.field('currency')}
          onChange={(currency) => currency !== null && form.set('currency', currency)}
        />
        <TextField
          label={shared('add.number')}
          help={shared('add.numberHelp')}
          maxLength={60}
          {...optional}
          {...form.text('number')}
        />
        <TextField
          label={t('coordinates')}
          help={t('coordinatesHelp')}
          dir="ltr"
          maxLength={60}
          {...optional}
          {...form.text('coordinates')}
        />
      </div>
      <TextArea label={t('description')} maxLength={2000} {...optional} {...form.text('description')} />
    </>
  );
}
