import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { text } from '@hearth/kit/schema';
import { z } from 'zod';
import { LONGEST_PIN, navigationPreferences, pinnedSearches } from './schemas.ts';

const own = { service: 'user-preferences', access: signedIn() } as const;
const line = { ...own, path: '/v1/users/navigation_preferences' } as const;
const pins = { ...own, path: '/v1/users/pinned_searches' } as const;

export const getNavigationPreferences = endpoint({
  ...line,
  id: 'user-preferences.getNavigationPreferences',
  whileActing: 'allowed',
  method: 'GET',
  summary: 'Returns the caller’s start page.',
  answer: navigationPreferences,
});

export const changeNavigationPreferences = endpoint({
  ...line,
  id: 'user-preferences.changeNavigationPreferences',
  whileActing: 'allowed',
  method: 'PUT',
  summary: 'Sets the caller’s start page.',
  body: navigationPreferences,
  answer: navigationPreferences,
  changes: () => [getNavigationPreferences],
});

export const getPinnedSearches = endpoint({
  ...pins,
  id: 'user-preferences.getPinnedSearches',
  whileActing: 'allowed',
  method: 'GET',
  summary: 'Lists the caller’s pinned searches, newest first.',
  answer: pinnedSearches,
});

export const changePinnedSearch = endpoint({
  ...pins,
  id: 'user-preferences.changePinnedSearch',
  whileActing: 'refused',
  method: 'PUT',
  summary: 'Pins or unpins a search. The newest ten stay.',
  body: z.strictObject({ term: text(LONGEST_PIN), pinned: z.boolean() }),
  answer: pinnedSearches,
  changes: () => [getPinnedSearches],
});
