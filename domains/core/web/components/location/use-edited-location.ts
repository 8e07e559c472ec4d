import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import type { Form } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { changeLocation } from '../../../contract/location-endpoints.ts';
import type { Location } from '../../../contract/schemas.ts';
import { parsePoint, formatPoint } from '../../point.ts';
import { useWords } from '../../words.ts';
import { useLocationWords } from './words.ts';

/** A location's fields as they are written. */
export interface EditedLocation {
  name: string;
  number: string;
  street: string;
  postcode: string;
  city: string;
  country: string | null;
  timeZone: string | null;
  currency: string;
  phone: string;
  description: string;
  coordinates: string;
}

/** The fields of the form for those of the body, where they are called otherwise. */
const FIELD_OF: Readonly<Record<string, keyof EditedLocation>> = {
  time_zone: 'timeZone',
  latitude: 'coordinates',
  longitude: 'coordinates',
};
/** The fields that refusals are about without naming them. */
const REFUSED_AT: Readonly<Record<string, keyof EditedLocation | undefined>> = {
  NUMBER_TAKEN: 'number',
  UNKNOWN_COUNTRY: 'country',
  UNKNOWN_CURRENCY: 'currency',
};

/** The form of a location, and what somebody else saved meanwhile. */
export interface LocationEditor {
  readonly form: Form<EditedLocation>;
  /** Why the last try was refused, but for being too late. */
  readonly error: unknown;
  /** What is saved now, where the last try came too late; null otherwise. */
  readonly theirs: Location | null;
  /** Goes on from what is saved now: with the fields as they are written here, or as they are there. */
  readonly settle: (whose: 'mine' | 'theirs') => void;
}

/** Edits a location. Only what was written last is sent over the version that was read; a later one is shown beside it. */
export function useEditedLocation(location: Location): LocationEditor {
  const { t, problem } = useLocationWords();
  const { t: shared } = useWords();
  const client = useClient();
  const [base, setBase] = useState(location);
  const form = useForm<EditedLocation, Location>({
    values: toEditedLocation(location),
    check: ({ name, timeZone, coordinates }) => ({
      name: name.trim() === '' ? shared('required') : undefined,
      timeZone: timeZone === null ? shared('required') : undefined,
      coordinates: parsePoint(coordinates) === undefined ? t('coordinatesWrong') : undefined,
    }),
    send: (written) =>
      client.call(changeLocation, {
        params: { id: location.id },
        body: { ...bodyOf(written), version: base.version },
      }),
    fieldOf: (sent) => FIELD_OF[sent] ?? (sent as keyof EditedLocation),
    refusedAt: (refused) => {
      const field = REFUSED_AT[refused.code];
      return field === undefined ? {} : { [field]: problem(refused) };
    },
    onSent: (saved) => {
      setBase(saved);
      form.reset(toEditedLocation(saved));
      toasts.show({ message: t('saved', { name: saved.name }), tone: 'ok' });
    },
  });
  const found = readCurrent(form.error);
  const theirs = found !== null && found.version !== base.version ? found : null;
  const settle: LocationEditor['settle'] = (whose) => {
    if (theirs === null) return;
    setBase(theirs);
    if (whose === 'theirs') form.reset(toEditedLocation(theirs));
  };
  return { form, error: found === null ? form.error : null, theirs, settle };
}

/** The location that a refused writer is told of. */
function readCurrent(error: unknown): Location | null {
  if (!(error instanceof CallError) || error.code !== 'CONFLICT') return null;
  const { data } = error.response as { readonly data?: { readonly current?: Location } };
  return data?.current ?? null;
}

/** A location's fields as the form holds them. */
export function toEditedLocation(location: Location): EditedLocation {
  return {
    name: location.name,
    number: location.number ?? '',
    street: location.street ?? '',
    postcode: location.postcode ?? '',
    city: location.city ?? '',
    country: location.country,
    timeZone: location.time_zone,
    currency: location.currency,
    phone: location.phone ?? '',
    description: location.description ?? '',
    coordinates: formatPoint(location.latitude, location.longitude),
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

function bodyOf({ timeZone, coordinates, ...written }: EditedLocation) {
  const point = parsePoint(coordinates);
  return {
    name: written.name.trim(),
    number: orNull(written.number),
    street: orNull(written.street),
    postcode: orNull(written.postcode),
    city: orNull(written.city),
    country: written.country,
    currency: written.currency,
    phone: orNull(written.phone),
    description: orNull(written.description),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    time_zone: timeZone ?? '',
  };
}
