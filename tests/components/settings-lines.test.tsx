import { expect, test } from 'vitest';
import { domainRoutes } from '../../apps/web/src/domains.ts';
import { menuItems } from '../../apps/web/src/shell/menu/menu-items.ts';
import { EXTERNAL_SECTIONS, LINES, SETTINGS } from '../../apps/web/src/settings/sections.ts';

test('each entry of the settings has a line that says what is set there, and none is left of one that is gone', () => {
  const items = menuItems(domainRoutes);
  const under = items.filter((item) => item.under === SETTINGS).map(({ to }) => to);
  const elsewhere = EXTERNAL_SECTIONS.filter((to) => items.some((item) => item.to === to));
  const own = ['/settings/preferences', '/settings/notifications', '/settings/security'];
  expect(under.length).toBeGreaterThan(10);
  expect(Object.keys(LINES).toSorted()).toEqual([...new Set([...own, ...under, ...elsewhere])].toSorted());
});
