import { expect, test } from 'vitest';
import type { ImportKind } from '../contract/schemas.ts';
import { COLUMN_NAMES } from './column-names.ts';
import { FIELDS } from './fields.ts';
import { guessMapping, findMissingFields } from './guess-mapping.ts';

test('the columns of a store directory are found by their names', () => {
  const headers =
    'Brand,Store Number,Store Name,Ownership Type,Street Address,City,State/Province,Country,Postcode,Phone Number,Timezone,Longitude,Latitude';
  expect(guessMapping('LOCATIONS', headers.split(','))).toEqual({
    number: 1,
    name: 2,
    ownership: 3,
    street: 4,
    city: 5,
    state: 6,
    country: 7,
    postcode: 8,
    phone: 9,
    time_zone: 10,
    longitude: 11,
    latitude: 12,
  });
});

test.each([
  ['fr', 'Matricule;Prénom;Nom;Courriel;Numéro magasin;Poste;Date d’embauche;Taux horaire;Devise'],
  ['de', 'Personalnummer;Vorname;Nachname;E-Mail;Filialnummer;Stelle;Eintrittsdatum;Stundenlohn;Währung'],
  ['es', 'Número empleado;Nombre;Apellidos;Correo;Número tienda;Puesto;Fecha alta;Salario hora;Moneda'],
  ['pl', 'Numer pracownika;Imię;Nazwisko;E-mail;Numer lokalu;Stanowisko;Data zatrudnienia;Stawka;Waluta'],
  ['ru', 'Табельный номер;Имя;Фамилия;Почта;Номер магазина;Должность;Дата найма;Ставка;Валюта'],
  ['ar', 'رقم الموظف;الاسم الأول;اللقب;البريد;رقم الفرع;الوظيفة;تاريخ التعيين;الأجر;العملة'],
  ['tr', 'Sicil No;Ad;Soyadı;E-posta;Şube No;Pozisyon;İşe giriş tarihi;Saat ücreti;Para birimi'],
])('the columns of an employee list are found in %s', (_language, headers) => {
  expect(guessMapping('EMPLOYEES', headers.split(';'))).toEqual({
    number: 0,
    first_name: 1,
    last_name: 2,
    email: 3,
    location_number: 4,
    position: 5,
    hire_date: 6,
    pay_rate: 7,
    currency: 8,
  });
});

test('a column serves one field only', () => {
  const mapping = guessMapping('LOCATIONS', ['Store', 'Name', 'Country Name', 'Country']);
  expect(mapping['country']).toBe(3);
  expect(new Set(Object.values(mapping)).size).toBe(Object.keys(mapping).length);
});

test('unknown column names are left to people', () => {
  expect(guessMapping('SHIFTS', ['foo', 'bar'])).toEqual({});
});

test('every required field without a column is missing', () => {
  expect(findMissingFields('LOCATIONS', { name: 0 })).toEqual(['number', 'country']);
});

test('a name points at one field of its kind only', () => {
  for (const [kind, fields] of Object.entries(FIELDS)) {
    const names = fields.flatMap(({ key }) => [
      ...new Set([key, ...(COLUMN_NAMES[kind as ImportKind][key] ?? '').split(' ')]),
    ]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
