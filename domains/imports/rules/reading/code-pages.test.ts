import { expect, test } from 'vitest';
import type { CodePage } from './code-pages.ts';
import { guessCodePage } from './code-pages.ts';

/** The bytes of a text in a code page, found with the decoder of the platform. */
function encode(text: string, page: CodePage): Uint8Array {
  const decoder = new TextDecoder(page);
  const bytes = new Map(
    Array.from({ length: 256 }, (_one, byte) => [decoder.decode(new Uint8Array([byte])), byte] as const),
  );
  return new Uint8Array(
    Array.from(text, (letter) => {
      const byte = bytes.get(letter);
      if (byte === undefined) throw new Error(`${page} has no ${letter}.`);
      return byte;
    }),
  );
}

test.each<[CodePage, string]>([
  ['windows-1252', 'Prénom;Nom\nÉlodie;Lefèvre\nFrançois;Gaël'],
  ['windows-1252', 'Vorname;Straße\nJürgen;Königsallee'],
  ['windows-1252', 'Nombre;Apellidos\nMuñoz;Peña\nJosé;Gutiérrez ¿sí?'],
  ['windows-1252', 'œuvre;cœur;Noël'],
  ['windows-1252', 'ÎLE;FORÊT;ÉTABLISSEMENT'],
  ['windows-1252', 'Inês;Conceição;São João'],
  ['windows-1252', 'Curaçao – “quoted” €5'],
  ['windows-1252', 'Ørsted;Åse'],
  ['windows-1250', 'Imię;Nazwisko;Stanowisko\nŁukasz;Wiśniewski;Kelner'],
  ['windows-1250', 'Gżegżółka;źdźbło'],
  ['windows-1250', 'ŁÓDŹ;KRAKÓW;GDAŃSK'],
  ['windows-1251', 'Имя;Фамилия;Должность\nИван;Петров;Повар'],
  ['windows-1251', 'МОСКВА;САНКТ-ПЕТЕРБУРГ'],
  ['windows-1251', 'Ёлкина;Алёна'],
  ['windows-1254', 'Ad;Soyad;Şehir\nAyşe;Yılmaz;İstanbul'],
  ['windows-1254', 'ŞEHİR;İL'],
  ['windows-1254', 'Doğan'],
  ['windows-1256', 'الاسم;الموقع;الوظيفة\nمحمد;دبي;نادل'],
  ['windows-1256', 'سمير'],
])('%s: %s', (page, text) => {
  expect(guessCodePage(encode(text, page))).toBe(page);
});

test('where nothing tells code pages apart, the one of western Europe is taken', () => {
  expect(guessCodePage(encode('Müller', 'windows-1252'))).toBe('windows-1252');
  expect(guessCodePage(new Uint8Array([97, 44, 98]))).toBe('windows-1252');
});
