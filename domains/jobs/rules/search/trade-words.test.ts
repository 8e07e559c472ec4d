import { expect, test } from 'vitest';
import data from './trade-words.json' with { type: 'json' };
import { listingTags, understandWords } from './trade-words.ts';

/** What each of these means, at least; each language has eight or more of its words. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    server: 'SERVER',
    waitress: 'SERVER',
    waiters: 'SERVER',
    barman: 'BAR',
    bartender: 'BAR',
    'kitchen porter': 'DISHES',
    cook: 'COOK',
    housekeeper: 'HOUSEKEEPING',
    'front desk': 'RECEPTION',
    bellboy: 'PORTER',
    weekend: 'WEEKEND',
    evenings: 'EVENING',
    'part-time': 'PART_TIME',
  },
  fr: {
    serveuse: 'SERVER',
    serveurs: 'SERVER',
    garçon: 'SERVER',
    'chef de rang': 'SERVER',
    barmaid: 'BAR',
    cuisinière: 'COOK',
    pâtissier: 'PASTRY',
    plongeur: 'DISHES',
    'femme de chambre': 'HOUSEKEEPING',
    réceptionniste: 'RECEPTION',
    'temps partiel': 'PART_TIME',
    saisonnier: 'SEASONAL',
    nuit: 'NIGHT',
  },
  de: {
    Kellner: 'SERVER',
    Kellnerinnen: 'SERVER',
    Oberkellner: 'SERVER',
    Servicekräfte: 'SERVER',
    Barkeeper: 'BAR',
    Köchin: 'COOK',
    Jungkoch: 'COOK',
    Bäcker: 'PASTRY',
    Küchenhilfe: 'DISHES',
    Zimmermädchen: 'HOUSEKEEPING',
    Rezeptionistin: 'RECEPTION',
    Restaurantleitung: 'MANAGER',
    Teilzeit: 'PART_TIME',
    Wochenende: 'WEEKEND',
    Spätschicht: 'EVENING',
  },
  es: {
    camarero: 'SERVER',
    camareras: 'SERVER',
    mesera: 'SERVER',
    bartender: 'BAR',
    cocinera: 'COOK',
    panadero: 'PASTRY',
    lavaplatos: 'DISHES',
    'camarera de pisos': 'HOUSEKEEPING',
    recepcionista: 'RECEPTION',
    botones: 'PORTER',
    'media jornada': 'PART_TIME',
    'fines de semana': 'WEEKEND',
  },
  pl: {
    kelner: 'SERVER',
    kelnerka: 'SERVER',
    kelnerów: 'SERVER',
    barmanka: 'BAR',
    kucharz: 'COOK',
    kucharki: 'COOK',
    cukiernik: 'PASTRY',
    'pomoc kuchenna': 'DISHES',
    pokojówka: 'HOUSEKEEPING',
    recepcjonistka: 'RECEPTION',
    kierownik: 'MANAGER',
    weekendy: 'WEEKEND',
    'niepełny etat': 'PART_TIME',
  },
  ru: {
    официант: 'SERVER',
    официантка: 'SERVER',
    официантов: 'SERVER',
    бармена: 'BAR',
    бариста: 'BARISTA',
    повара: 'COOK',
    кондитер: 'PASTRY',
    посудомойщица: 'DISHES',
    горничной: 'HOUSEKEEPING',
    портье: 'RECEPTION',
    администратор: 'RECEPTION',
    'неполный день': 'PART_TIME',
    выходные: 'WEEKEND',
    ночная: 'NIGHT',
  },
  ar: {
    نادل: 'SERVER',
    النادلة: 'SERVER',
    جرسون: 'SERVER',
    بارمان: 'BAR',
    طباخ: 'COOK',
    الشيف: 'COOK',
    خباز: 'PASTRY',
    'غسيل الصحون': 'DISHES',
    'عامل نظافة': 'HOUSEKEEPING',
    'موظفة استقبال': 'RECEPTION',
    مدير: 'MANAGER',
    'دوام جزئي': 'PART_TIME',
    'نهاية الأسبوع': 'WEEKEND',
  },
  tr: {
    garson: 'SERVER',
    garsonlar: 'SERVER',
    komi: 'SERVER',
    barmen: 'BAR',
    aşçı: 'COOK',
    AŞÇI: 'COOK',
    pastacı: 'PASTRY',
    bulaşıkçı: 'DISHES',
    'kat görevlisi': 'HOUSEKEEPING',
    resepsiyonist: 'RECEPTION',
    müdür: 'MANAGER',
    'yarı zamanlı': 'PART_TIME',
    'hafta sonu': 'WEEKEND',
    akşam: 'EVENING',
  },
};

const cases = Object.entries(WORDS).flatMap(([language, words]) =>
  Object.entries(words).map(([word, tag]) => [language, word, tag] as const),
);

test.each(cases)('in %s, "%s" means %s, with every word of it', (_language, word, tag) => {
  const sought = understandWords(word);
  expect(sought.length).toBeGreaterThan(0);
  for (const { tags } of sought) expect(tags).toContain(tag);
});

test('every language has words for every trade, kind of employment and time', () => {
  for (const group of [...Object.values(data.trades), ...Object.values(data.types), ...Object.values(data.times)])
    expect(Object.keys(group)).toEqual(['en', 'fr', 'de', 'es', 'pl', 'ru', 'ar', 'tr']);
  for (const { words } of Object.values(data.areas)) expect(Object.keys(words)).toHaveLength(8);
  expect(Object.values(WORDS).every((words) => Object.keys(words).length >= 8)).toBe(true);
});

test.each(['kitchen', 'cuisine', 'Küche', 'cocina', 'kuchnia', 'кухня', 'مطبخ', 'mutfak', 'mutfağı'])(
  '"%s" means the trades of the kitchen, and no others',
  (word) => {
    expect(understandWords(word)[0]?.tags.toSorted()).toEqual(['COOK', 'DISHES', 'KITCHEN', 'PASTRY']);
  },
);

test.each([
  ['chef de rang', 'SERVER', 'COOK'],
  ['kitchen porter', 'DISHES', 'PORTER'],
  ['camarera de pisos', 'HOUSEKEEPING', 'SERVER'],
  ['night porter', 'PORTER', 'NIGHT'],
])('a phrase means one thing: "%s" is %s and not %s', (phrase, is, isNot) => {
  for (const { tags } of understandWords(phrase)) {
    expect(tags).toContain(is);
    expect(tags).not.toContain(isNot);
  }
});

test.each([
  'job',
  'jobs',
  'work',
  'Arbeit',
  'travail',
  'praca',
  'работа',
  'de',
  'in',
  'a',
  'и',
  'و',
  'Lisboa',
  'hotel',
])('"%s" means nothing but itself', (word) => {
  expect(understandWords(word).flatMap(({ tags }) => tags)).toEqual([]);
});

test('no word of the table means everything: a third of the trades at most, and no more than two kinds or times', () => {
  const trades = Object.keys(data.trades);
  const groups = [...Object.values(data.trades), ...Object.values(data.areas).map(({ words }) => words)];
  const all = [...groups, ...Object.values(data.types), ...Object.values(data.times)];
  for (const entry of all.flatMap((words) => Object.values(words).flat())) {
    for (const { tags } of understandWords(entry.replaceAll('*', ''))) {
      expect(tags.filter((tag) => trades.includes(tag)).length, entry).toBeLessThanOrEqual(trades.length / 3);
      expect(tags.filter((tag) => tag in data.types).length, entry).toBeLessThanOrEqual(2);
      expect(tags.filter((tag) => tag in data.times).length, entry).toBeLessThanOrEqual(2);
    }
  }
});

test('an entry is found as it is written, its open ends closed', () => {
  const missed = Object.entries({ ...data.trades, ...data.types, ...data.times }).flatMap(([tag, words]) =>
    Object.values(words)
      .flat()
      .filter(
        (entry: string) =>
          !understandWords(entry.replaceAll('*', '')).some(({ tags }) => (tags as string[]).includes(tag)),
      )
      .map((entry: string) => `${tag} ${entry}`),
  );
  expect(missed).toEqual([]);
});

test('hostile input costs no more than eight words', () => {
  expect(understandWords('chef de '.repeat(50_000)).length).toBeLessThanOrEqual(8);
  expect(understandWords(Array.from({ length: 5000 }, (_, at) => `kellner${at}`).join(' '))).toHaveLength(8);
  expect(understandWords('*'.repeat(1000))).toEqual([]);
  expect(understandWords('__proto__ constructor toString').flatMap(({ tags }) => tags)).toEqual([]);
});

test('a listing has the trades of its title and position, its kind, times and country', () => {
  const tags = listingTags({
    title: 'Kellner/in (m/w/d) – Küche kennt uns auch',
    position_name: 'Commis de rang',
    employment_type: 'PART_TIME',
    shift_times: ['EVENING', 'WEEKEND'],
    country: 'AT',
  });
  expect(tags).toEqual(['SERVER', 'KITCHEN', 'PART_TIME', 'EVENING', 'WEEKEND', '@AT']);
});

test('a time or a kind of employment in a title is no tag: the listing says itself what it offers', () => {
  const listing = { position_name: '', employment_type: 'FULL_TIME', shift_times: [], country: '' } as const;
  expect(listingTags({ ...listing, title: 'Weekend bartender, part time' })).toEqual(['BAR', 'FULL_TIME']);
});
