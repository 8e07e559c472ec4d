import { deviceZone } from '@hearth/i18n/device-zone';
import { useBrand, usePerson } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { useClient } from '@hearth/client/context';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { createLocation } from '../contract/location-endpoints.ts';
import type { Location } from '../contract/schemas.ts';
import { parseCountries, findCountryOfZone } from './countries.ts';
import { useWords } from './words.ts';

/** The form values of a new location. */
export interface LocationDraft {
  name: string;
  number: string;
  street: string;
  postcode: string;
  city: string;
  country: string | null;
  timeZone: string | null;
  currency: string;
  /** Known of a place that was found, until its address is written otherwise. */
  latitude: number | null;
  longitude: number | null;
}

const emptyToNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The fields that refusals are about without naming them. */
const FIELD_OF: Readonly<Record<string, keyof LocationDraft | undefined>> = {
  NUMBER_TAKEN: 'number',
  UNKNOWN_COUNTRY: 'country',
  UNKNOWN_CURRENCY: 'currency',
};

/** The form of a new location. Without a name or a time zone nothing is sent. */
export function useNewLocation(onAdded: ((added: Location) => void) | undefined) {
  const { t, problem } = useWords();
  const client = useClient();
  const { chooseBrand } = usePerson();
  const brand = useBrand();
  const cache = useQueryClient();
  const missing = (empty: boolean): string | undefined => (empty ? t('required') : undefined);
  const form = useForm<LocationDraft, Location>({
    values: emptyLocation(brand.currency),
    check: ({ name, timeZone }) => ({ name: missing(name.trim() === ''), timeZone: missing(timeZone === null) }),
    send: async (written) => {
      const added = await client.call(createLocation, { params: { id: brand.id }, body: toBody(written) });
      toasts.show({ message: t('add.done', { name: added.name }) });
      // Not in the contract, since it is everything: lists of locations are in most domains, and the brand in view counts them.
      await Promise.all([chooseBrand(brand.id), cache.invalidateQueries()]);
      return added;
    },
    fieldOf: (sent) => (sent === 'time_zone' ? 'timeZone' : FIELDS.find((field) => field === sent)),
    refusedAt: (refused) => {
      const field = FIELD_OF[refused.code];
      return field === undefined ? {} : { [field]: problem(refused) };
    },
    onSent: (added) => onAdded?.(added),
  });
  const set = (change: Partial<LocationDraft>): void => {
    for (const field of FIELDS) {
      const value = change[field];
      if (value !== undefined) form.set(field, value);
    }
  };
  /** An address in other words is another place: where the found one lay says nothing of it. */
  const setAddress = (change: Partial<LocationDraft>): void => set({ ...change, latitude: null, longitude: null });
  return { brand, form, set, setAddress };
}

function emptyLocation(currency: string): LocationDraft {
  const zone = deviceZone();
  return {
    name: '',
    number: '',
    street: '',
    postcode: '',
    city: '',
    country: findCountryOfZone(zone, parseCountries(navigator.languages)),
    timeZone: zone,
    currency,
    latitude: null,
    longitude: null,
  };
}

const FIELDS = Object.keys({
  name: true,
  number: true,
  street: true,
  postcode: true,
  city: true,
  country: true,
  timeZone: true,
  currency: true,
  latitude: true,
  longitude: true,
} satisfies Record<keyof LocationDraft, true>) as (keyof LocationDraft)[];

function toBody({ timeZone, ...written }: LocationDraft) {
  return {
    ...written,
    name: written.name.trim(),
    number: emptyToNull(written.number),
    street: emptyToNull(written.street),
    postcode: emptyToNull(written.postcode),
    city: emptyToNull(written.city),
    time_zone: timeZone ?? '',
  };
}
