import { expect, test, vi } from 'vitest';
import { untilCommitted } from './until-kept.ts';

const away = (): Error => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

test('what happened outside is kept once the database is back', async () => {
  const keep = vi.fn<() => Promise<string>>().mockRejectedValueOnce(away()).mockRejectedValueOnce(away());
  keep.mockResolvedValue('kept');
  expect(await untilCommitted(new AbortController().signal, keep)).toBe('kept');
  expect(keep).toHaveBeenCalledTimes(3);
});

test('what the database refuses is not tried again', async () => {
  const keep = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('no such table'));
  await expect(untilCommitted(new AbortController().signal, keep)).rejects.toThrow('no such table');
  expect(keep).toHaveBeenCalledTimes(1);
});

test('whoever has no more time gives up', async () => {
  const ended = new AbortController();
  const kept = untilCommitted(ended.signal, () => Promise.reject(away()));
  ended.abort();
  await expect(kept).rejects.toThrow(/aborted/);
});
