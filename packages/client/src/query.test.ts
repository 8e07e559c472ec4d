import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryCache } from './query.ts';

/** A read that is answered when the test wants, and what its reader was shown. */
function reading() {
  const cache = createQueryCache();
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(cache, {
    queryKey: ['list'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  observer.subscribe(() => undefined);
  const shown = () => observer.getCurrentResult().data;
  return { cache, answers, shown };
}

test('what is said to have changed during its first read is read once more', async () => {
  const { cache, answers, shown } = reading();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  void cache.invalidateQueries({ queryKey: ['list'] });
  answers[0]?.('before');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('after');
  await vi.waitFor(() => expect(shown()).toBe('after'));
  expect(answers).toHaveLength(2);
});

test('what changed nothing meanwhile is read once', async () => {
  const { cache, answers, shown } = reading();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  void cache.invalidateQueries({ queryKey: ['another'] });
  answers[0]?.('first');
  await vi.waitFor(() => expect(shown()).toBe('first'));
  void cache.invalidateQueries({ queryKey: ['list'] });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('second');
  await vi.waitFor(() => expect(shown()).toBe('second'));
  expect(answers).toHaveLength(2);
});
