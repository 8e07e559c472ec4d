import { describe, expect, it } from 'vitest';
import type { MapEvent, MapState } from './loader.ts';
import { createMapLoader, MapKeyRefused, nextMapState } from './loader.ts';

describe('the code of a map', () => {
  it.each<[MapState, MapEvent, MapState]>([
    ['not-loaded', 'load', 'loading'],
    ['not-loaded', 'arrived', 'not-loaded'],
    ['not-loaded', 'refused', 'not-loaded'],
    ['loading', 'load', 'loading'],
    ['loading', 'arrived', 'loaded'],
    ['loading', 'broke', 'failed'],
    ['loading', 'refused', 'auth-failure'],
    ['loaded', 'load', 'loaded'],
    ['loaded', 'broke', 'loaded'],
    ['loaded', 'refused', 'auth-failure'],
    ['failed', 'load', 'loading'],
    ['failed', 'arrived', 'failed'],
    ['auth-failure', 'load', 'auth-failure'],
    ['auth-failure', 'arrived', 'auth-failure'],
  ])('that is %s and meets %s is %s', (state, event, next) => {
    expect(nextMapState(state, event)).toBe(next);
  });

  it('is fetched once, however often it is asked for, and tells of each state', async () => {
    let fetched = 0;
    const loader = createMapLoader(async () => (fetched += 1));
    const seen: MapState[] = [];
    loader.subscribe(() => seen.push(loader.state()));
    loader.load();
    loader.load();
    await Promise.resolve();
    await Promise.resolve();
    loader.load();
    expect([fetched, loader.engine(), seen]).toEqual([1, 1, ['loading', 'loaded']]);
  });

  it('that broke can be fetched again', async () => {
    let tries = 0;
    const loader = createMapLoader(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no network');
      return 'engine';
    });
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    loader.load();
    await settled();
    expect(loader.state()).toBe('failed');
    loader.load();
    await settled();
    expect([loader.state(), loader.engine()]).toEqual(['loaded', 'engine']);
  });

  it.each([
    ['while it loads', async () => Promise.reject(new MapKeyRefused())],
    [
      'after it has come',
      async (refused: () => void) => {
        setTimeout(refused);
        return 'engine';
      },
    ],
  ])('whose key is refused %s is an authentication failure', async (_when, fetchEngine) => {
    const loader = createMapLoader<string>(fetchEngine);
    loader.load();
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(loader.state()).toBe('auth-failure');
  });
});
