import { expect, test } from 'vitest';
import { RecentNews } from './recent-news.ts';

function begun(): { news: RecentNews; pass: (milliseconds: number) => void } {
  let now = 1_000_000;
  const news = new RecentNews(() => now);
  const pass = (milliseconds: number): void => void (now += milliseconds);
  pass(30_000);
  return { news, pass };
}

test('what happened since is known by its topic, with the time that a request may be on its way', () => {
  const { news, pass } = begun();
  news.note(['user:a', 'brand:1']);
  pass(4_000);
  expect(news.mayHaveHappened(['user:a'], 2_000)).toBe(true);
  expect(news.mayHaveHappened(['brand:1', 'user:b'], 2_000)).toBe(true);
  expect(news.mayHaveHappened(['user:b'], 2_000)).toBe(false);
  expect(news.mayHaveHappened(['user:a'], 500)).toBe(false);
});

test('of what was before it began to listen, before an interruption, or too long ago, it may have happened', () => {
  const { news, pass } = begun();
  expect(news.mayHaveHappened(['user:a'], 40_000)).toBe(true);
  expect(news.mayHaveHappened(['user:a'], 10_000)).toBe(false);
  news.forget();
  pass(4_000);
  expect(news.mayHaveHappened(['user:a'], 2_000)).toBe(true);
  expect(news.mayHaveHappened(['user:a'], 500)).toBe(false);
});

test('a flood is forgotten from its beginning, and says so', () => {
  const { news, pass } = begun();
  for (let nth = 0; nth < 2_500; nth += 1) {
    news.note(['brand:1']);
    pass(10);
  }
  expect(news.mayHaveHappened(['brand:2'], 22_000)).toBe(true);
  expect(news.mayHaveHappened(['brand:2'], 15_000)).toBe(false);
});
