import { expect, test } from 'vitest';
import { isSenderProven } from './sender-proof.ts';

const SERVER = 'mx.house.example';
const FROM = 'Pia@Casa.example';
const proven = (...lines: string[]): boolean => isSenderProven(lines, SERVER, FROM);

test.each([
  ['DMARC passed', 'mx.house.example; dmarc=pass header.from=casa.example'],
  [
    'DMARC passed, with the policy in a comment',
    'MX.house.example; dmarc=pass (p=reject; sp=none) header.from=casa.example',
  ],
  [
    'a version and other verdicts stand beside it',
    'mx.house.example 1; spf=fail smtp.mailfrom=list@x.example; dmarc/1=pass header.from=Casa.example',
  ],
  [
    'its own signature passed and DMARC is not said',
    'mx.house.example; dkim=pass (2048-bit key) header.d=casa.example header.s=one',
  ],
  [
    'DMARC has no policy and the signature passed',
    'mx.house.example; dmarc=none header.from=casa.example; dkim=pass header.i=@casa.example',
  ],
  ['its own server sent it', 'mx.house.example; spf=pass smtp.mailfrom=pia@casa.example'],
])('is believed where %s', (_what, line) => {
  expect(proven(line)).toBe(true);
});

test('verdicts in several lines of the server count together', () => {
  expect(proven('mx.house.example; spf=none', 'mx.house.example; dmarc=pass header.from=casa.example')).toBe(true);
});

test('a domain above the sender’s may sign for it; one below, or beside, may not', () => {
  const signed = (by: string, from: string) => isSenderProven([`${SERVER}; dkim=pass header.d=${by}`], SERVER, from);
  expect(signed('casa.example', 'pia@mail.casa.example')).toBe(true);
  expect(signed('mail.casa.example', FROM)).toBe(false);
  expect(signed('notcasa.example', FROM)).toBe(false);
  expect(signed('example', FROM)).toBe(false);
});

test.each([
  ['nothing is said', []],
  ['another server says it', ['mx.elsewhere.example; dmarc=pass header.from=casa.example']],
  ['a server with a longer name says it', ['mx.house.example.evil.example; dmarc=pass header.from=casa.example']],
  ['the name stands in a comment', ['(mx.house.example;) evil.example; dmarc=pass header.from=casa.example']],
  [
    'DMARC failed, whatever passed beside it',
    [
      'mx.house.example; dmarc=fail header.from=casa.example; dkim=pass header.d=casa.example; spf=pass smtp.mailfrom=casa.example',
    ],
  ],
  [
    'DMARC passed in one line and failed in another',
    ['mx.house.example; dmarc=pass header.from=casa.example', 'mx.house.example; dmarc=fail header.from=casa.example'],
  ],
  ['DMARC passed for another domain', ['mx.house.example; dmarc=pass header.from=evil.example']],
  ['DMARC passed for a domain above', ['mx.house.example; dmarc=pass header.from=example']],
  ['DMARC passed for a domain below', ['mx.house.example; dmarc=pass header.from=mail.casa.example']],
  [
    'DMARC could not be asked',
    ['mx.house.example; dmarc=temperror header.from=casa.example; spf=pass smtp.mailfrom=casa.example'],
  ],
  ['only another’s signature passed', ['mx.house.example; dkim=pass header.d=evil.example']],
  ['its own signature failed', ['mx.house.example; dkim=fail header.d=casa.example; dkim=pass header.d=evil.example']],
  ['the pass stands in a comment', ['mx.house.example; dmarc=fail (dmarc=pass; dkim=pass) header.from=casa.example']],
  [
    'the pass stands in a quoted reason',
    ['mx.house.example; dmarc=fail reason="; dkim=pass header.d=casa.example" header.from=casa.example'],
  ],
  ['the domain is said twice', ['mx.house.example; dkim=pass header.d=evil.example header.d=casa.example']],
  ['a comment does not end', ['mx.house.example; (dmarc=pass header.from=casa.example']],
])('is not believed where %s', (_what, lines) => {
  expect(proven(...lines)).toBe(false);
});

test('long and hostile lines end soon and say nothing', () => {
  for (const text of ['(', '"', '\\', ';', '; dkim=', '=', ' '])
    expect(proven(`mx.house.example; ${text.repeat(100_000 / text.length)}`)).toBe(false);
});
