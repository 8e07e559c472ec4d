import { expect, test } from 'vitest';
import { findReplyAddress, findPermanentFailures } from './delivery-report.ts';

const report = (...fields: string[]): string => ['Reporting-MTA: dns; mx.example.com', '', ...fields].join('\r\n');
const PIA = { address: 'pia@example.com', status: '5.1.1' };

test.each([
  [
    'an address that is not there',
    ['Final-Recipient: rfc822; pia@example.com', 'Action: failed', 'Status: 5.1.1'],
    [PIA],
  ],
  [
    'the same in other letters',
    ['final-recipient: RFC822;Pia@Example.com', 'ACTION: Failed', 'status: 5.1.1 (gone)'],
    [PIA],
  ],
  ['in pointed brackets', ['Final-Recipient: rfc822;<pia@example.com>', 'Action: failed', 'Status: 5.1.1'], [PIA]],
  ['over two lines', ['Final-Recipient: rfc822;', ' pia@example.com', 'Action: failed', 'Status: 5.1.1'], [PIA]],
  [
    'where it was forwarded to, and the address that it was sent to',
    [
      'Original-Recipient: rfc822; pia@example.com',
      'Final-Recipient: rfc822; pia@other.example',
      'Action: failed',
      'Status: 5.1.1',
    ],
    [PIA, { ...PIA, address: 'pia@other.example' }],
  ],
  ['not what is delayed', ['Final-Recipient: rfc822; pia@example.com', 'Action: delayed', 'Status: 4.4.7'], []],
  ['not what failed for now', ['Final-Recipient: rfc822; pia@example.com', 'Action: failed', 'Status: 4.2.2'], []],
  ['not what arrived', ['Final-Recipient: rfc822; pia@example.com', 'Action: delivered', 'Status: 2.0.0'], []],
  ['nothing without a status', ['Final-Recipient: rfc822; pia@example.com', 'Action: failed'], []],
  ['nothing of an empty report', [], []],
])('a report names %s', (_what, fields, failed) => {
  expect(findPermanentFailures(report(...fields))).toEqual(failed);
});

test.each([
  ['as it stands', 'From: a@b.c\r\nReply-To: reply+1.2@in.example.com\r\n\r\nHello', 'reply+1.2@in.example.com'],
  ['in pointed brackets', 'Reply-To: Casa <reply+1.2@in.example.com>\r\n', 'reply+1.2@in.example.com'],
  ['over two lines', 'Reply-To:\r\n reply+1.2@in.example.com\r\nTo: x@y.z', 'reply+1.2@in.example.com'],
  ['not out of the text below', 'From: a@b.c\r\n\r\nReply-To: reply+1.2@in.example.com', null],
  ['not where there is none', 'From: a@b.c', null],
])('the address for answers is read %s', (_how, returned, address) => {
  expect(findReplyAddress(returned)).toBe(address);
});
