import type { Permission } from '@hearth/kit/permissions';
import { expect, test } from 'vitest';
import { permissionOf, reviewingPermissions, visibleClasses } from './classes.ts';

const holding = (...held: Permission[]) => ({ holds: (permission: Permission) => held.includes(permission) });

test.each([
  [[], ['NONE']],
  [['VIEW_PAY'], ['NONE', 'BANK']],
  [
    ['VIEW_IDENTITY', 'VIEW_IMMIGRATION'],
    ['NONE', 'IDENTITY', 'IMMIGRATION'],
  ],
  [['VIEW_MEDICAL'], ['NONE', 'MEDICAL']],
] as const)('with %j somebody sees %j', (held, seen) => {
  expect(visibleClasses(holding(...held))).toEqual(seen);
});

test('each restricted class has a permission of its own', () => {
  const classes = ['BANK', 'IDENTITY', 'MEDICAL', 'IMMIGRATION'] as const;
  expect(new Set(classes.map(permissionOf)).size).toBe(4);
  expect(permissionOf('NONE')).toBeNull();
  expect(reviewingPermissions('NONE')).toEqual(['MANAGE_TEAM']);
  expect(reviewingPermissions('MEDICAL')).toEqual(['MANAGE_TEAM', 'VIEW_MEDICAL']);
});
