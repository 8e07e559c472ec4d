import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import type { ScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { getScheduleSettings, setScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { useSettingsWords } from './words.ts';

/** The parts of the settings that are saved each for itself. */
export type Part =
  | 'week'
  | 'rules'
  | 'breaks'
  | 'day'
  | 'deals'
  | 'midday'
  | 'availability'
  | 'team_view'
  | 'team_link';
type Value<Name extends Part> = ScheduleSettings[Name]['value'];

/** How the place in view schedules. */
export function useScheduleSettings() {
  return useCall(getScheduleSettings, { params: { id: useBrand().id } });
}

/** One part that is being edited. */
export interface EditedPart<Name extends Part> {
  readonly held: ScheduleSettings[Name];
  /** What is written now. */
  readonly value: Value<Name>;
  readonly set: (value: Value<Name>) => void;
  readonly isChanged: boolean;
  readonly isLocked: boolean;
  readonly setLocked: (on: boolean) => void;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly save: () => void;
  /** Takes back what the place itself has set. */
  readonly clear: () => void;
}

/** Edits one part; what is not saved stays when another part is. */
export function useEditedPart<Name extends Part>(name: Name, settings: ScheduleSettings): EditedPart<Name> {
  const { t } = useSettingsWords();
  const params = { id: useBrand().id };
  const held = settings[name];
  const [written, setWritten] = useState<{ value?: Value<Name>; locked?: boolean }>({});
  const send = useSend(setScheduleSettings, {
    untilRead: true,
    // Set or locked by others meanwhile: the current settings are shown, and what was entered here stays.
    readWhenRefused: true,
    onSuccess: () => {
      setWritten({});
      toasts.show({ message: t('saved'), tone: 'ok' });
    },
  });
  const value = written.value ?? held.value;
  const isLocked = written.locked ?? held.is_locked;
  const { version } = held;
  return {
    held,
    value,
    set: (next) => setWritten((before) => ({ ...before, value: next })),
    isChanged: written.value !== undefined || written.locked !== undefined,
    isLocked,
    setLocked: (on) => setWritten((before) => ({ ...before, locked: on })),
    busy: send.isPending,
    error: send.error,
    save: () => send.mutate({ params, body: { [name]: { value, version, is_locked: isLocked } } }),
    clear: () => send.mutate({ params, body: { [name]: { value: null, version } } }),
  };
}
