import { expect, it } from 'vitest';
import { ALLOWED_TAGS, isLinkAddress, saysNothing } from './allowed.ts';

it.each([
  ['https://hearth.example/jobs', true],
  ['HTTP://hearth.example', true],
  ['mailto:jobs@hearth.example', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//hearth.example', false],
  ['hearth.example', false],
  ['https://', false],
  ['https://a b', false],
  ['', false],
])('a link may lead to %j: %s', (address, allowed) => {
  expect(isLinkAddress(address)).toBe(allowed);
});

it.each([
  ['<p></p>', true],
  ['<p><br></p><ul><li><p> &nbsp;</p></li></ul>', true],
  ['', true],
  ['<p>.</p>', false],
])('%j says nothing: %s', (html, nothing) => {
  expect(saysNothing(html)).toBe(nothing);
});

it('no tag is allowed that a mail or a job posting cannot show', () => {
  expect(ALLOWED_TAGS).toEqual(['p', 'br', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a']);
});
