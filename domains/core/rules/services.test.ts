import { expect, test } from 'vitest';
import { hasService, resolveServices, listServiceCodes, type BrandService } from './services.ts';

const service = (code: string, type: string, ...subServices: string[]): BrandService => ({ code, type, subServices });

test.each([
  ['ACTIVE', true, true],
  ['PASS', false, true],
  ['INACTIVE', false, false],
  ['active', false, false],
])('a service of type %s is access: %s; where passive access is enough: %s', (type, strict, passive) => {
  const services = [service('TEAM_LIVE', type)];
  expect(hasService(services, 'TEAM_LIVE')).toBe(strict);
  expect(hasService(services, 'TEAM_LIVE', { allowPassive: true })).toBe(passive);
});

test('a sub-service is known by both codes together, with the type of its service', () => {
  const services = [service('TEAM', 'ACTIVE', 'LIVE'), service('SOURCE', 'PASS', 'HIRE')];
  expect([...listServiceCodes(services, { allowPassive: false })]).toEqual(['TEAM', 'TEAM_LIVE']);
  expect(hasService(services, 'SOURCE_HIRE', { allowPassive: true })).toBe(true);
  expect(hasService(services, 'LIVE')).toBe(false);
});

test('a node has the services of its ancestors, but the nearest word counts', () => {
  const path = [
    [service('TEAM_LIVE', 'ACTIVE'), service('SOURCE_HIRE', 'ACTIVE')],
    [service('SOURCE_HIRE', 'OFF')],
    [service('MICE', 'PASS')],
  ];
  const services = resolveServices(path);
  expect(
    ['TEAM_LIVE', 'SOURCE_HIRE', 'MICE'].map((code) => hasService(services, code, { allowPassive: true })),
  ).toEqual([true, false, true]);
});

test('a brand without services has access to none', () => {
  expect(hasService([], 'TEAM_LIVE', { allowPassive: true })).toBe(false);
});
