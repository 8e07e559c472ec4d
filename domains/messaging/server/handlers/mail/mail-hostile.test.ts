import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { receiveMail } from '../../../contract/mail-endpoints.ts';
import { readMailInWorker } from '../../mail-reader.ts';
import { replyAddress } from '../../reply-address.ts';

const MAIL_IN = { domain: 'answers.example.com', secret: 'a secret of more than thirty-two letters' };
const server = await startTestServer({
  environment: {
    MAIL_FROM: 'Hearth <hearth@example.com>',
    MAIL_IN_DOMAIN: MAIL_IN.domain,
    MAIL_IN_SECRET: MAIL_IN.secret,
  },
});
let threads = 0;
const count = (): void => void (threads += 1);
process.on('worker', count);
afterAll(() => void process.off('worker', count));
beforeEach(() => void (threads = 0));

const mail = (html: string, head = ''): string =>
  Buffer.from(`From: pia@example.com\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n${head}\r\n${html}`).toString(
    'base64',
  );
const handedOver = (recipient: string, message = mail('<p>Yes</p>')) =>
  server.request('POST', receiveMail.path, {
    body: { recipient, message },
    headers: { 'x-mail-in-secret': MAIL_IN.secret },
  });
const signed = replyAddress({ applicationId: newId(), userId: newId() }, MAIL_IN);

test.each([
  'anybody@answers.example.com',
  'reply+1.2@answers.example.com',
  signed.replace('answers.', ''),
  'reply',
  '',
])('a mail to %s, an address of nobody here, is not read', async (recipient) => {
  expect((await handedOver(recipient)).data).toEqual({ outcome: 'IGNORED' });
  expect(threads).toBe(0);
});

test.each([signed, signed.toUpperCase(), 'Hearth@Example.com'])(
  'a mail to %s is read in a thread of its own',
  async (recipient) => {
    expect((await handedOver(recipient)).data).toEqual({ outcome: 'IGNORED' });
    expect(threads).toBe(1);
  },
);

test('what a mail says is read from its HTML where it has no text, and cut where no answer is as long', async () => {
  const read = (html: string) => server.run((work) => readMailInWorker(mail(html), work));
  const short = await read('<p>Yes,<br>gladly</p><blockquote>Can you?</blockquote>');
  expect(short).toMatchObject({ from: 'pia@example.com', text: expect.stringContaining('Yes,\ngladly') });
  expect(short?.text).not.toContain('Can you?');
  for (const piece of ['a', '<', '<style>'])
    expect((await read(piece.repeat(1_000_000 / piece.length)))?.text.length).toBeLessThan(200_001);
});

/** The defects held it for minutes; a machine with twenty others waiting lets it turn about once a second. */
const HELD_MS = 5_000;
// Each of these held the server for minutes to hours, from anybody who can write a mail.
test.each(['<', '<br', '<style', ':\n', '\n>'])(
  'ten megabytes of %j hold nobody up: the loop turns while they are read',
  async (piece) => {
    let turns = 0;
    const began = performance.now();
    const turning = setInterval(() => (turns += 1), 5);
    const { data } = await handedOver(signed, mail(piece.repeat(10_000_000 / piece.length)));
    clearInterval(turning);
    expect(data).toEqual({ outcome: 'IGNORED' });
    // Where the loop is held there are a few turns in minutes; where it is not, one every few milliseconds, also on a crowded machine.
    expect((performance.now() - began) / (turns + 1)).toBeLessThan(HELD_MS);
  },
);
