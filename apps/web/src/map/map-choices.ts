import { storage } from '@hearth/client/storage';
import { useState } from 'react';

/** What can be chosen on the map of brands, each with the key that it is kept under. The first value is where it starts. */
export const MAP_CHOICES = {
  hmap_active_view: ['all', 'favourites'],
  hmap_active_sorting: ['name', 'near'],
  hmap_active_ui_view: ['map', 'list'],
} as const;
type ChoiceKey = keyof typeof MAP_CHOICES;
export type MapChoice<Key extends ChoiceKey> = (typeof MAP_CHOICES)[Key][number];

/** The kept choice where it is one of those that there are, else the first. */
export function choiceOf<Key extends ChoiceKey>(key: Key, kept: unknown): MapChoice<Key> {
  const choices: readonly MapChoice<Key>[] = MAP_CHOICES[key];
  return choices.find((choice) => choice === kept) ?? MAP_CHOICES[key][0];
}

/** A choice of the map, kept in this browser where its holder allows preferences to be kept. */
export function useMapChoice<Key extends ChoiceKey>(
  key: Key,
): readonly [MapChoice<Key>, (choice: MapChoice<Key>) => void] {
  const [choice, setChoice] = useState(() => choiceOf(key, storage.read(key)));
  return [
    choice,
    (next) => {
      storage.write(key, next);
      setChoice(next);
    },
  ];
}
