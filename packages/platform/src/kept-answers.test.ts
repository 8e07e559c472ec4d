import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

const at = (ms: number): Date => new Date(ms);

test('is made once for all who ask at the same time, and again when it is too old', async () => {
  const kept = new KeptAnswers(1000);
  let made = 0;
  const make = async (): Promise<string> => {
    made += 1;
    return `answer ${made}`;
  };
  expect(await Promise.all([kept.get('a', at(0), make), kept.get('a', at(0), make)])).toEqual(['answer 1', 'answer 1']);
  expect(await kept.get('a', at(999), make)).toBe('answer 1');
  expect(await kept.get('b', at(999), make)).toBe('answer 2');
  expect(await kept.get('a', at(1000), make)).toBe('answer 3');
});

test('what could not be made is not kept', async () => {
  const kept = new KeptAnswers(1000);
  await expect(kept.get('a', at(0), () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await kept.get('a', at(0), async () => 'there')).toBe('there');
});

test('names that nobody asks for again do not pile up', async () => {
  const kept = new KeptAnswers(1000);
  let made = 0;
  const make = async (): Promise<string> => String((made += 1));
  for (let index = 0; index < 50; index += 1) await kept.get(`site ${index}`, at(0), make);
  await kept.get('site 0', at(0), make);
  await kept.get('site 49', at(0), make);
  expect(made).toBe(51);
});
