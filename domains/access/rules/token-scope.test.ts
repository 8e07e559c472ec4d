import { describe, expect, test } from 'vitest';
import type { Grant } from './grant.ts';
import { unlimitedRights } from './rights.ts';
import { limitToToken } from './token-scope.ts';

const GROUP = { groupId: 'g', path: ['g'] };
const BAR = { groupId: 'g', path: ['g', 'town', 'bar'] };
const scope = { permissions: ['VIEW_TEAM', 'VIEW_SCHEDULE'] } as const;

const grantAt = (path: readonly string[], more: Partial<Grant> = {}) => ({
  id: path.join('/'),
  groupId: 'g',
  path,
  brandId: path.at(-1) ?? '',
  role: 'ENTERPRISE_OWNER',
  roleName: null,
  rights: unlimitedRights(['VIEW_TEAM', 'MANAGE_TEAM']),
  validFrom: 0,
  validUntil: null,
  ...more,
});
const placesOf = (grants: readonly { readonly brandId: string }[]) => grants.map(({ brandId }) => brandId);

describe('a token of a person', () => {
  test('has what both the person and the token have', () => {
    const [limited] = limitToToken([grantAt(['g'])], scope, GROUP);
    expect([...(limited?.rights.keys() ?? [])]).toEqual(['VIEW_TEAM']);
  });

  test('reaches its brand and below, whatever lies above or beside', () => {
    const grants = [grantAt(['g']), grantAt(['g', 'town', 'bar', 'terrace']), grantAt(['g', 'coast'])];
    expect(placesOf(limitToToken(grants, scope, BAR))).toEqual(['bar', 'terrace']);
  });

  test('gains nothing where the person holds only a part below', () => {
    expect(placesOf(limitToToken([grantAt(['g', 'town', 'bar'])], scope, GROUP))).toEqual(['bar']);
  });

  test('keeps the limits and the end of a grant', () => {
    const rights = new Map([['VIEW_TEAM', { POSITION_CATEGORY: ['KITCHEN'] as const }]] as const);
    const [limited] = limitToToken([grantAt(['g'], { rights, validUntil: 5 })], scope, BAR);
    expect(limited).toMatchObject({ validUntil: 5, path: BAR.path });
    expect(limited?.rights.get('VIEW_TEAM')).toEqual({ POSITION_CATEGORY: ['KITCHEN'] });
  });

  test('has no role: an owner’s token approves nothing by itself', () => {
    const limited = limitToToken([grantAt(['g']), grantAt(['g', 'town', 'bar', 'terrace'])], scope, BAR);
    expect(limited.map(({ role }) => role)).toEqual([null, null]);
  });

  test('has nothing in another group, and nothing without a common permission', () => {
    expect(limitToToken([grantAt(['h'], { groupId: 'h' })], scope, GROUP)).toEqual([]);
    expect(limitToToken([grantAt(['g'])], { permissions: ['HIRE'] }, GROUP)).toEqual([]);
  });
});
