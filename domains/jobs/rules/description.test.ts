import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descriptionHtml, parseDescription, summarise, writeDescription } from './description.ts';
import type { Block } from './description.ts';

test('headings, lists, bold words and paragraphs are the whole markup', () => {
  const source = '## The bar\nSix seats,\none colleague.\n\n- Set up\n- **Close** the till\nThen home.';
  expect(descriptionHtml(source)).toBe(
    '<h3>The bar</h3><p>Six seats, one colleague.</p><ul><li>Set up</li><li><strong>Close</strong> the till</li></ul><p>Then home.</p>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '- <a href="javascript:alert(1)">x</a>',
  '## <svg/onload=alert(1)>',
  '**<b onmouseover=alert(1)>**',
  '</ul><iframe src=//evil>',
])('HTML in a description stays text: %s', (source) => {
  expect(descriptionHtml(source)).not.toMatch(/<(?!\/?(h3|p|ul|li|strong)>)/);
});

test('incident 37 (CWE-79): no input makes any other tag', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(...'< > / & " \' * - # \n a b s c r i p t o n e ='.split(' '), ' '),
        maxLength: 80,
      }),
      (source) => {
        expect(descriptionHtml(source)).not.toMatch(/<(?!\/?(h3|p|ul|li|strong)>)/);
      },
    ),
  );
});

test('an unclosed bold mark stays as typed', () => {
  expect(descriptionHtml('2 ** 3 and **')).toBe('<p>2 ** 3 and **</p>');
});

test('bold words may hold a star, as German posts do', () => {
  expect(descriptionHtml('**Koch*Köchin** gesucht')).toBe('<p><strong>Koch*Köchin</strong> gesucht</p>');
});

test('no word is lost', () => {
  expect(parseDescription('one\n- two\nthree\n# four\n\nfive').length).toBe(5);
});

test('a summary leaves headings out and ends at a word', () => {
  expect(summarise('## Job\nRun the six-seat bar\n- with **one** colleague', 24)).toBe('Run the six-seat bar…');
  expect(summarise('Short.', 24)).toBe('Short.');
});

const plain = (text: string) => ({ text, bold: false });
const bold = (text: string) => ({ text, bold: true });

test.each<[string, Block, string]>([
  ['a heading', { kind: 'heading', words: [plain('The bar')] }, '## The bar'],
  [
    'a list',
    { kind: 'list', items: [[plain('Set up')], [bold('Close'), plain(' the till')]] },
    '- Set up\n- **Close** the till',
  ],
  [
    'spaces in bold',
    { kind: 'paragraph', words: [plain('Run'), bold(' the bar '), plain('well')] },
    'Run **the bar** well',
  ],
  ['a star in bold', { kind: 'paragraph', words: [bold('Koch*Köchin')] }, '**Koch*Köchin**'],
  ['a star at the end of bold', { kind: 'paragraph', words: [bold('hotel of 5*')] }, 'hotel of 5*'],
  ['an empty heading', { kind: 'heading', words: [plain(' ')] }, ''],
  ['empty items', { kind: 'list', items: [[], [plain('One')]] }, '- One'],
])('writes %s', (_, block, source) => {
  expect(writeDescription([block])).toBe(source);
});

test('writing what was read loses no letter, and comes to rest', () => {
  const again = (source: string): string => writeDescription(parseDescription(source));
  const letters = (source: string): string => source.replace(/[^ab]/g, '');
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', '*', '**', '#', '-', '•', ' ', '\n', '\n\n'), maxLength: 60 }),
      (source) => {
        expect(letters(again(source))).toBe(letters(source));
        // A line that begins like an item is one, once its paragraph is a single line.
        const rest = again(again(source));
        expect(again(rest)).toBe(rest);
      },
    ),
    { numRuns: 1000 },
  );
});
