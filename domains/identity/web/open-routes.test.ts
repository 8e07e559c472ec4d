import { afterEach, expect, test, vi } from 'vitest';
import { openRoutes as routes } from './open-routes.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Where the page of an address leads on to; null when it stays. */
function leadsTo(path: string): string | null {
  const loader = routes.find((route) => route.path === path)?.loader as (sent: object) => unknown;
  try {
    loader({ request: new Request(`https://app.example/${path}?ref=%2Fteam`) });
    return null;
  } catch (response) {
    return (response as Response).headers.get('location');
  }
}

test.each([
  [undefined, 'user/setup-mfa', null],
  [undefined, 'setup-mfa', '/user/setup-mfa?ref=%2Fteam'],
  ['schedule', 'setup-mfa', null],
  ['schedule', 'user/setup-mfa', '/setup-mfa?ref=%2Fteam'],
])('in the variant %s, %s leads on to %s', (variant, path, goal) => {
  vi.stubGlobal('document', { documentElement: { dataset: variant === undefined ? {} : { variant } } });
  expect(leadsTo(path)).toBe(goal);
});
