import { expect, test } from 'vitest';
import { resolveFeatures } from './features.ts';
import type { BrandService } from './services.ts';

const says = (type: string, code = 'MICE', ...subServices: string[]): BrandService => ({ code, type, subServices });

test.each<[string, readonly (readonly BrandService[])[], object]>([
  ['nobody says anything', [[], []], { own: null, isOn: false, isOnAbove: false }],
  ['the group switches it on', [[says('ACTIVE')], []], { own: null, isOn: true, isOnAbove: true }],
  ['passive access counts', [[says('PASS')], []], { own: null, isOn: true, isOnAbove: true }],
  [
    'the brand switches off what is on above',
    [[says('ACTIVE')], [says('OFF')]],
    { own: 'OFF', isOn: false, isOnAbove: true },
  ],
  [
    'the brand switches on what is off above',
    [[says('OFF')], [says('ACTIVE')]],
    { own: 'ON', isOn: true, isOnAbove: false },
  ],
  ['the nearest above decides', [[says('ACTIVE')], [says('OFF')], []], { own: null, isOn: false, isOnAbove: false }],
])('%s', (_what, path, expected) => {
  expect(resolveFeatures(path).find(({ code }) => code === 'MICE')).toEqual({ code: 'MICE', ...expected });
});

test('a feature can stand as the sub-service of another', () => {
  const features = resolveFeatures([[says('ACTIVE', 'TEAM', 'LIVE')], []]);
  expect(features.filter(({ isOn }) => isOn).map(({ code }) => code)).toEqual(['TEAM_LIVE']);
});
