import { describe, expect, test } from 'vitest';
import type { PersonClaims } from './claims.ts';
import { resolvePerson } from './resolve-person.ts';
import type { KnownFacts, KnownPerson, ProviderRules } from './resolve-person.ts';

const claims: PersonClaims = {
  issuer: 'https://id.example.com',
  subject: '1',
  email: 'ana@casa.example',
  isEmailProven: true,
  firstName: 'Ana',
  lastName: 'Reis',
  externalBrands: undefined,
};
const everybody: ProviderRules = { isOfGroup: false, emailDomains: [], letsNewcomersIn: true, readsBrands: false };
const group: ProviderRules = {
  isOfGroup: true,
  emailDomains: ['casa.example'],
  letsNewcomersIn: true,
  readsBrands: false,
};
const nobody: KnownFacts = {
  email: 'ana@casa.example',
  isInEmailDomains: true,
  isReservedEmail: false,
  linked: undefined,
  byEmail: undefined,
  mappedBrands: 0,
};
const ana: KnownPerson = { id: 'u1', isDisabled: false, isEmailProven: true, hasOtherLink: false, isOfGroup: true };
const refused = (code: string) => ({ kind: 'refuse', code });

describe('a known link', () => {
  const linked = { id: 'u1', isDisabled: false, isEnded: false };
  test.each([
    ['signs in, whatever address the provider names now', { linked }, { kind: 'signIn', userId: 'u1' }],
    ['of a disabled account is refused', { linked: { ...linked, isDisabled: true } }, refused('DELETED_EXTERNAL_USER')],
    ['that the provider ended is refused', { linked: { ...linked, isEnded: true } }, refused('DELETED_EXTERNAL_USER')],
  ])('%s', (_title, known, outcome) => {
    const { email: _email, ...rest } = claims;
    expect(resolvePerson({ ...rest, email: undefined }, everybody, { ...nobody, email: null, ...known })).toEqual(
      outcome,
    );
  });
});

describe('a provider that is everybody’s', () => {
  test.each<[string, Partial<PersonClaims>, Partial<KnownFacts>, object]>([
    ['makes an account for a new address', {}, {}, { kind: 'create', email: 'ana@casa.example' }],
    ['needs an address', { email: undefined }, {}, refused('EMAIL_ADDRESS_REQUIRED')],
    ['needs one that is an address', {}, { email: null }, refused('INVALID_EMAIL_ADDRESS')],
    [
      'does not speak for an address that it has not checked',
      { isEmailProven: false },
      { byEmail: ana },
      refused('USER_PROFILE_MISSING_REQUIRED_ATTRIBUTES'),
    ],
    [
      'does not speak for people of a group with its own provider',
      {},
      { isReservedEmail: true },
      refused('NORMAL_SIGN_UP_NOT_ALLOWED'),
    ],
    ['joins the account of the same address', {}, { byEmail: ana }, { kind: 'link', userId: 'u1', takeOver: false }],
    [
      'takes an account over whose address nobody proved (incident 10)',
      {},
      { byEmail: { ...ana, isEmailProven: false } },
      { kind: 'link', userId: 'u1', takeOver: true },
    ],
    [
      'never joins a second account of the provider',
      {},
      { byEmail: { ...ana, hasOtherLink: true } },
      refused('USER_ALREADY_MAPPED'),
    ],
    ['never wakes a disabled account', {}, { byEmail: { ...ana, isDisabled: true } }, refused('DELETED_EXTERNAL_USER')],
  ])('%s', (_title, said, known, outcome) => {
    expect(resolvePerson({ ...claims, ...said }, everybody, { ...nobody, ...known })).toEqual(outcome);
  });
});

describe('the provider of a group', () => {
  test.each<[string, Partial<PersonClaims>, Partial<ProviderRules>, Partial<KnownFacts>, object]>([
    [
      'lets newcomers of its domains in',
      { isEmailProven: false },
      {},
      {},
      { kind: 'create', email: 'ana@casa.example' },
    ],
    [
      'does not speak for other domains',
      {},
      {},
      { isInEmailDomains: false },
      refused('EXTERNAL_USER_NOT_MAPPED_EXCEPTION'),
    ],
    ['refuses newcomers where people must be known', {}, { letsNewcomersIn: false }, {}, refused('USER_NOT_MAPPED')],
    [
      'joins people of the group though newcomers are refused',
      {},
      { letsNewcomersIn: false },
      { byEmail: ana },
      { kind: 'link', userId: 'u1', takeOver: false },
    ],
    [
      'refuses people of elsewhere as newcomers',
      {},
      { letsNewcomersIn: false },
      { byEmail: { ...ana, isOfGroup: false } },
      refused('USER_NOT_MAPPED'),
    ],
    [
      'needs a name for a new account',
      { firstName: '', lastName: '' },
      {},
      {},
      refused('USER_MISSING_REQUIRED_ATTRIBUTES'),
    ],
    [
      'refuses when no location is known',
      { externalBrands: ['A'] },
      { readsBrands: true },
      {},
      refused('EXTERNAL_BRAND_NOT_MAPPED'),
    ],
    ['refuses when no location is named at all', {}, { readsBrands: true }, {}, refused('EXTERNAL_BRAND_NOT_MAPPED')],
    [
      'refuses when some locations are not known',
      { externalBrands: ['A', 'B'] },
      { readsBrands: true },
      { mappedBrands: 1 },
      refused('SOME_OF_EXTERNAL_BRAND_ARE_NOT_MAPPED'),
    ],
    [
      'takes people whose locations are all known',
      { externalBrands: ['A'] },
      { readsBrands: true },
      { mappedBrands: 1 },
      { kind: 'create', email: 'ana@casa.example' },
    ],
  ])('%s', (_title, said, rules, known, outcome) => {
    expect(resolvePerson({ ...claims, ...said }, { ...group, ...rules }, { ...nobody, ...known })).toEqual(outcome);
  });

  test('asks for the locations of a known link too: a person who moved away is refused', () => {
    const linked = { id: 'u1', isDisabled: false, isEnded: false };
    expect(
      resolvePerson({ ...claims, externalBrands: ['Z'] }, { ...group, readsBrands: true }, { ...nobody, linked }),
    ).toEqual(refused('EXTERNAL_BRAND_NOT_MAPPED'));
  });
});
