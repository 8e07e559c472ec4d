import { newId } from '@hearth/kit/id';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { candidateSender, employerSender, newMessage } from './new-message.ts';

const subject = {
  id: newId(),
  groupId: newId(),
  locationId: newId(),
  jobId: newId(),
  candidateUserId: newId(),
  candidateName: 'Pia Valtonen',
  employerName: 'Casa',
  isHired: false,
};
const AT = new Date('2026-11-24T10:00:00Z');

test('a message is unread, of its conversation, and under the name of who sent it', () => {
  const sent = newMessage(subject, { sender: candidateSender(subject), body: 'Hello' }, AT);
  expect(sent).toEqual({
    id: expect.any(String),
    group_id: subject.groupId,
    application_id: subject.id,
    candidate_user_id: subject.candidateUserId,
    sender_user_id: subject.candidateUserId,
    sender_side: 'CANDIDATE',
    sender_name: 'Pia Valtonen',
    body: 'Hello',
    attachment_ids: [],
    sent_at: AT,
    read_at: null,
  });
  const [id, boss, file] = [newId(), newId(), { id: newId(), name: 'menu.pdf' }];
  const answer = newMessage(subject, { id, sender: employerSender(boss, 'Ana'), body: '', files: [file] }, AT);
  expect(answer).toMatchObject({ id, sender_user_id: boss, sender_side: 'EMPLOYER', attachment_ids: [file.id] });
});

test('rows of messages are made and inserted in one place each', async () => {
  const server = join(import.meta.dirname, '..');
  const names = (await readdir(server, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.fixture.ts'),
  );
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(server, name), 'utf8') })),
  );
  const having = (form: RegExp): string[] => files.filter(({ text }) => form.test(text)).map(({ name }) => name);
  // Messages of staff are rows of their own.
  expect(having(/\bread_at: null\b/)).toEqual([
    join('actions', 'deliver-to-staff.ts'),
    join('actions', 'new-message.ts'),
  ]);
  expect(having(/import \{[^}]*\binsertMessage\b/)).toEqual([join('actions', 'deliver.ts')]);
  expect(having(/into messaging\.message\b|insertInto\('messaging\.message'\)/)).toEqual([
    join('queries', 'message.ts'),
  ]);
});
