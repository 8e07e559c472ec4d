import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Leonor Pacheco', 'LP'],
    ['  Inês   Maria Carvalhal ', 'IC'],
    ['Cher', 'C'],
    ['øystein ånd', 'ØÅ'],
    ['نور حداد', 'نح'],
    ['(temp) Zoë', 'TZ'],
    ['- Ana', 'A'],
    ['', ''],
    ['   ', ''],
  ])('stand for the first and last word of %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
