import { openTestDatabase } from '@hearth/testing/test-database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../database.ts';
import { otherScriptPattern } from './other-script.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

test.each([
  [['Youssef'], true, 'يوسف'],
  [['Youssef'], true, 'Юсуф'],
  [['Youssef'], false, 'Yusuf'],
  [['يوسف', 'عمر'], true, 'Юсуф'],
  [['Юсуф'], true, 'Youssef'],
  [['Юсуф'], false, 'Юсеф'],
])('names are in another script than %j: %s for %s', (words, other, name) => {
  expect(new RegExp(otherScriptPattern(words) ?? '', 'i').test(name)).toBe(other);
});

test.each([[['Omar', 'عمر']], [['12', '+']], [['太郎']]])('%j are of no one script that is known', (words) => {
  expect(otherScriptPattern(words)).toBeNull();
});

const sound = async (name: string): Promise<string | undefined> => {
  const rows = await database.run(
    SYSTEM,
    (tx) => tx.execute<{ sound: string }>(sql`select platform.name_sound(${name}) as sound`),
    { readOnly: true },
  );
  return rows[0]?.sound;
};

test.each([
  ['Mohamed', 'محمد'],
  ['Muhammad', 'محمد'],
  ['Khalid', 'خالد'],
  ['Walid', 'وليد'],
  ['Jawad', 'جواد'],
  ['Sarah', 'سارة'],
  ['Chérif', 'شريف'],
  ['Al-Hassan', 'الحسن'],
  ['Nour El Din', 'نور الدين'],
  ['Youssef', 'Юсуф'],
  ['Alexander', 'Александр'],
  ['Mikhail', 'Михаил'],
  ['Zhanna', 'Жанна'],
  ['Shcherbakov', 'Щербаков'],
  ['Tsvetkov', 'Цветков'],
  ["D'Angelo", 'Дангело'],
])('%s sounds like %s', async (one, other) => {
  expect(await sound(one)).toBe(await sound(other));
});

test('names of other consonants sound otherwise, and each word stands between spaces', async () => {
  expect(await Promise.all(['Karim', 'Salim', 'Ali El-Masri'].map(sound))).toEqual([' krm ', ' slm ', ' l msr ']);
});
