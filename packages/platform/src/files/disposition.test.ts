import { expect, test } from 'vitest';
import { attachmentHeader } from './disposition.ts';

test.each([
  ['Mitarbeiter 2026-11-28.csv', 'Mitarbeiter 2026-11-28.csv', 'Mitarbeiter%202026-11-28.csv'],
  ['موظفون.xlsx', '______.xlsx', '%D9%85%D9%88%D8%B8%D9%81%D9%88%D9%86.xlsx'],
  ['a "quoted"; (name)\r\nx: y.csv', 'a _quoted__ _name_x_ y.csv', 'a%20%22quoted%22%3B%20%28name%29x%3A%20y.csv'],
])('%j is offered under its name, and ends no header', (name, plain, full) => {
  expect(attachmentHeader(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${full}`);
});

test('a long name is cut between characters', () => {
  expect(attachmentHeader(`${'a'.repeat(199)}😀😀.csv`)).toContain('%F0%9F%98%80');
  expect(attachmentHeader(`${'a'.repeat(199)}😀😀.csv`)).not.toContain('.csv');
});
