import { describe, expect, test } from 'vitest';
import { isSuspicious, LONGEST_LIFE_MS, findAssertionProblem, SKEW_MS } from './assertion.ts';
import type { AssertionFacts } from './assertion.ts';

const NOW = Date.parse('2026-11-22T09:00:00Z');
const at = (offset: number) => new Date(NOW + offset).toISOString();
const expected = { issuer: 'idp', audience: 'us', recipient: 'https://us/acs', inResponseTo: '_q1' };
const bearer = { recipient: 'https://us/acs', inResponseTo: '_q1', notBefore: undefined, notOnOrAfter: at(300_000) };
const good: AssertionFacts = {
  id: '_a1',
  issuer: 'idp',
  audiences: [['us']],
  notBefore: at(-1000),
  notOnOrAfter: at(300_000),
  confirmations: [bearer],
};

describe('an assertion', () => {
  test.each<[string, Partial<AssertionFacts>, string | null]>([
    ['that answers our question is taken', {}, null],
    ['without an id is refused', { id: '' }, 'id'],
    ['of another issuer is refused', { issuer: 'other' }, 'issuer'],
    ['for another audience is refused', { audiences: [['them']] }, 'audience'],
    ['for two audiences of which one leaves us out is refused', { audiences: [['us'], ['them']] }, 'audience'],
    ['for nobody in particular is refused', { audiences: [] }, 'audience'],
    [
      'for another recipient is refused',
      { confirmations: [{ ...bearer, recipient: 'https://them/acs' }] },
      'recipient',
    ],
    ['without a recipient is refused', { confirmations: [{ ...bearer, recipient: undefined }] }, 'recipient'],
    ['without a bearer is refused', { confirmations: [] }, 'recipient'],
    ['to another question is refused', { confirmations: [{ ...bearer, inResponseTo: '_q2' }] }, 'in_response_to'],
    ['to no question is refused', { confirmations: [{ ...bearer, inResponseTo: undefined }] }, 'in_response_to'],
    [
      'with one bearer that fits among others is taken',
      { confirmations: [{ ...bearer, recipient: 'x' }, bearer] },
      null,
    ],
    ['that is over is refused', { notOnOrAfter: at(-SKEW_MS) }, 'time'],
    ['that is over by less than clocks may differ is taken', { notOnOrAfter: at(1 - SKEW_MS) }, null],
    ['whose time has not come is refused', { notBefore: at(SKEW_MS + 1) }, 'time'],
    ['whose bearer is late is refused', { confirmations: [{ ...bearer, notOnOrAfter: at(-SKEW_MS) }] }, 'time'],
    ['whose bearer is good for ever is refused', { confirmations: [{ ...bearer, notOnOrAfter: undefined }] }, 'time'],
    ['that is good for years is refused', { notOnOrAfter: at(LONGEST_LIFE_MS) }, 'time'],
    ['whose end is no time is refused', { notOnOrAfter: 'never' }, 'time'],
  ])('%s', (_title, change, refusal) => {
    expect(findAssertionProblem({ ...good, ...change }, expected, NOW)).toBe(refusal);
  });
});

test.each([
  ['<?xml version="1.0"?><a>b</a>', false],
  ['<a b="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>', false],
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', true],
  ['<a>b<!-- c --></a>', true],
  ['<a><![CDATA[b]]></a>', true],
  ['<a><?php ?></a>', true],
  ['<a Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"/>', true],
  ['<a Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/>', true],
  ['<a Algorithm="http://www.w3.org/2000/09/xmldsig#hmac-sha1"/>', true],
  ['<a Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/>', false],
])('%s is suspect: %s', (xml, suspect) => {
  expect(isSuspicious(xml)).toBe(suspect);
});
