import { deviceZone } from '@hearth/i18n/device-zone';
import { useBrand, usePerson } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { createLocation } from '../contract/location-endpoints.ts';
import type { Location } from '../contract/schemas.ts';
import { countriesOf, countryOfZone } from './countries.ts';
import { useWords } from './words.ts';

/** What is written of a new location. */
export interface NewLocation {
  readonly name: string;
  readonly number: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string | null;
  readonly timeZone: string | null;
  readonly currency: string;
  /** Known of a place that was found, until its address is written otherwise. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What is written of a new location, and what becomes of it. Without a name or a time zone nothing is sent. */
export function useNewLocation(onAdded: ((added: Location) => void) | undefined) {
  const { t } = useWords();
  const { chooseBrand } = usePerson();
  const brand = useBrand();
  const cache = useQueryClient();
  const nameField = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const [form, setForm] = useState<NewLocation>(() => {
    const zone = deviceZone();
    return {
      name: '',
      number: '',
      street: '',
      postcode: '',
      city: '',
      country: countryOfZone(zone, countriesOf(navigator.languages)),
      timeZone: zone,
      currency: brand.currency,
      latitude: null,
      longitude: null,
    };
  });
  const set = (change: Partial<NewLocation>): void => setForm((before) => ({ ...before, ...change }));
  /** An address in other words is another place: where the found one lay says nothing of it. */
  const setAddress = (change: Partial<NewLocation>): void => set({ ...change, latitude: null, longitude: null });
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
        latitude: form.latitude,
        longitude: form.longitude,
      },
    });
  };
  return { brand, form, set, setAddress, save, nameField, tried, refusal: send.error, busy: send.isPending };
}
