import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { navigationPreferences } from './schemas.ts';

const line = { path: '/v1/users/navigation_preferences', service: 'user-preferences', access: signedIn() } as const;

export const getNavigationPreferences = endpoint({
  ...line,
  id: 'user-preferences.getNavigationPreferences',
  whileActing: 'allowed',
  method: 'GET',
  summary: 'Where the caller wants to start.',
  answer: navigationPreferences,
});

export const changeNavigationPreferences = endpoint({
  ...line,
  id: 'user-preferences.changeNavigationPreferences',
  whileActing: 'allowed',
  method: 'PUT',
  summary: 'Sets where the caller wants to start.',
  body: navigationPreferences,
  answer: navigationPreferences,
});
