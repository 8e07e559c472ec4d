import { expect, test } from 'vitest';
import { compareServices, findChangedSources } from './move-effect.ts';
import type { SetOnPath } from './move-effect.ts';

const set = (setting: string, brandName: string, locked = false): SetOnPath => ({
  setting,
  brandId: brandName,
  brandName,
  locked,
});

test.each<[string, SetOnPath[], SetOnPath[], ReturnType<typeof findChangedSources>]>([
  ['nothing is set', [], [], []],
  ['both come from the root', [set('reports', 'root')], [set('reports', 'root')], []],
  [
    'another parent sets it',
    [set('reports', 'root'), set('reports', 'north')],
    [set('reports', 'root'), set('reports', 'south')],
    [{ setting: 'reports', from: 'north', to: 'south' }],
  ],
  ['only the old parent set it', [set('breaks', 'north')], [], [{ setting: 'breaks', from: 'north', to: null }]],
  ['the brand has its own', [set('rum', 'north'), set('rum', 'self')], [set('rum', 'self')], []],
  [
    'the new parent locks it over its own',
    [set('rum', 'self')],
    [set('rum', 'south', true), set('rum', 'self')],
    [{ setting: 'rum', from: 'self', to: 'south' }],
  ],
])('what a move changes where %s', (_where, before, after, changes) => {
  expect(findChangedSources(before, after)).toEqual(changes);
});

test('a move gains and loses what the parents have switched on', () => {
  const on = (code: string) => [{ code, type: 'ACTIVE', subServices: [] }];
  const off = (code: string) => [{ code, type: 'OFF', subServices: [] }];
  expect(compareServices([on('HIRE'), on('LIVE')], [on('HIRE'), on('TTS')])).toEqual({
    gained: ['TTS'],
    lost: ['LIVE'],
  });
  expect(compareServices([on('HIRE')], [on('HIRE'), off('HIRE')])).toEqual({ gained: [], lost: ['HIRE'] });
  expect(compareServices([on('HIRE')], [on('HIRE')])).toEqual({ gained: [], lost: [] });
});
