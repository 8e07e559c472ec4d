import { expect, test } from 'vitest';
import {
  employerReplyAddress,
  isSignedFor,
  isSignedForColleague,
  readReplyAddress,
  replyAddress,
} from './reply-address.ts';

const MAIL_IN = { domain: 'in.example.com', secret: 'c2VjcmV0LW9mLWEtcmVjb3JkLWZyb20tYmVmb3Jl' };
const ID = '0199d5a0-1111-7222-8333-444455556666';
const FIGURES = ID.replaceAll('-', '');
const who = { applicationId: ID, userId: ID };

// Written by earlier versions: mails that are answered months later hold these.
test('addresses are the ones that earlier versions mailed', () => {
  expect(replyAddress(who, MAIL_IN)).toBe(`reply+${FIGURES}.d170584ff5ca5eff61130e73@in.example.com`);
  expect(employerReplyAddress({ ...who, houseMailId: ID }, MAIL_IN)).toBe(
    `staff+${FIGURES}.58f4997380496d279a0f1f7b@in.example.com`,
  );
});

test('a signature is good for its person, its conversation and its side', () => {
  const { signature = '' } = readReplyAddress(replyAddress(who, MAIL_IN).toUpperCase(), MAIL_IN) ?? {};
  expect(isSignedFor(who, signature, MAIL_IN)).toBe(true);
  const other = ID.replace('1', '2');
  expect(isSignedFor({ ...who, userId: other }, signature, MAIL_IN)).toBe(false);
  expect(isSignedFor({ ...who, applicationId: other }, signature, MAIL_IN)).toBe(false);
  expect(isSignedFor(who, signature.slice(1), MAIL_IN)).toBe(false);
  expect(isSignedFor(who, signature, { ...MAIL_IN, secret: 'another' })).toBe(false);
  expect(isSignedForColleague({ ...who, houseMailId: ID }, signature, MAIL_IN)).toBe(false);
});
