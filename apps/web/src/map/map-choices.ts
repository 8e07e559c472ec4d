import { storage } from '@hearth/client/storage';
import { useState } from 'react';

/** The options of the brand map by storage key; the first value is the default. The first value is where it starts. */
export const MAP_CHOICES = {
  hmap_active_view: ['all', 'favourites'],
  hmap_active_sorting: ['name', 'near'],
  hmap_active_ui_view: ['map', 'list'],
} as const;
type ChoiceKey = keyof typeof MAP_CHOICES;
export type MapChoice<Key extends ChoiceKey> = (typeof MAP_CHOICES)[Key][number];

/** The stored choice if it is valid, else the first one. */
export function validChoice<Key extends ChoiceKey>(key: Key, kept: unknown): MapChoice<Key> {
  const choices: readonly MapChoice<Key>[] = MAP_CHOICES[key];
  return choices.find((choice) => choice === kept) ?? MAP_CHOICES[key][0];
}

/** A choice of the map, kept in this browser where its holder allows preferences to be kept. */
export function useMapChoice<Key extends ChoiceKey>(
  key: Key,
): readonly [MapChoice<Key>, (choice: MapChoice<Key>) => void] {
  const [choice, setChoice] = useState(() => validChoice(key, storage.read(key)));
  return [
    choice,
    (next) => {
      storage.write(key, next);
      setChoice(next);
    },
  ];
}
