import { deviceZone } from '@hearth/i18n/device-zone';
import { useBrand, usePerson } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { createLocation } from '../contract/endpoints.ts';
import type { Location } from '../contract/schemas.ts';
import { countriesOf, countryOfZone } from './countries.ts';
import { useWords } from './words.ts';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What is written of a new location, and what becomes of it. Without a name or a time zone nothing is sent. */
export function useNewLocation(onAdded: ((added: Location) => void) | undefined) {
  const { t } = useWords();
  const { chooseBrand } = usePerson();
  const brand = useBrand();
  const cache = useQueryClient();
  const nameField = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const [form, setForm] = useState(() => {
    const zone = deviceZone();
    return {
      name: '',
      number: '',
      street: '',
      postcode: '',
      city: '',
      country: countryOfZone(zone, countriesOf(navigator.languages)),
      timeZone: zone as string | null,
      currency: brand.currency,
    };
  });
  const set = (change: Partial<typeof form>): void => setForm((before) => ({ ...before, ...change }));
  const send = useSend(createLocation, {
    onSuccess: async (added) => {
      toasts.show({ message: t('add.done', { name: added.name }) });
      // The brand in view counts its locations, and every list may hold the new one.
      await Promise.all([chooseBrand(brand.id), cache.invalidateQueries()]);
      onAdded?.(added);
    },
  });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (form.name.trim() === '') nameField.current?.focus();
    if (form.name.trim() === '' || form.timeZone === null) return;
    send.mutate({
      params: { id: brand.id },
      body: {
        name: form.name.trim(),
        number: orNull(form.number),
        street: orNull(form.street),
        postcode: orNull(form.postcode),
        city: orNull(form.city),
        country: form.country,
        time_zone: form.timeZone,
        currency: form.currency,
      },
    });
  };
  return { brand, form, set, save, nameField, tried, refusal: send.error, busy: send.isPending };
}
