import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '@hearth/platform/clock';
import { bucketInventory } from '@hearth/platform/files/inventory';
import { startMailServer } from '@hearth/testing/peers/mail-server';
import { startS3Server } from '@hearth/testing/peers/s3-server';
import { expect, test } from 'vitest';
import { installationIn, scratchFolder } from './installation.fixture.ts';

// The bucket goes by the machine's time.
const s3 = await startS3Server(() => systemClock.now());
const smtp = await startMailServer();
const folder = await scratchFolder();

test('files move to the bucket and back, each whole, and are deleted only when that is asked for', async () => {
  const here = installationIn(join(folder, 'moving'), s3.environment);
  const files = join(here.dataDir, 'files');
  const put = async (key: string, content: string): Promise<void> => {
    await mkdir(join(files, key, '..'), { recursive: true });
    await writeFile(join(files, key), content);
  };
  await put('documents/a.pdf', 'a'.repeat(100_000));
  await put('erasures/end.json', '{"sheets":1}');
  expect((await here.hearth('files', 'move', '--to', 'bucket')).out).toContain('2 files copied, 0 were there already');
  await put('erasures/end.json', '{"sheets":2}');
  const again = await here.hearth('files', 'move', '--to', 'bucket', '--delete');
  expect(again.out).toContain('1 files copied, 1 were there already, 2 deleted');
  expect(existsSync(join(files, 'documents/a.pdf'))).toBe(false);
  expect((await here.hearth('files', 'move', '--to', 'disk')).out).toContain('2 files copied');
  expect(await readFile(join(files, 'documents/a.pdf'), 'utf8')).toBe('a'.repeat(100_000));
  expect(await readFile(join(files, 'erasures/end.json'), 'utf8')).toBe('{"sheets":2}');
  const { S3_BUCKET: bucket = '', S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: key = '' } = s3.environment;
  const inventory = await bucketInventory({
    bucket,
    endpoint,
    region: 'us-east-1',
    publicEndpoint: undefined,
    credentials: { accessKeyId: key, secretAccessKey: key },
  });
  const keys: string[] = [];
  for await (const file of inventory.list()) keys.push(file.key);
  expect(keys.toSorted()).toEqual(['documents/a.pdf', 'erasures/end.json']);
  expect(await inventory.read('documents/none')).toBeNull();
});

test('without a bucket, and to nowhere, nothing moves', async () => {
  const here = installationIn(join(folder, 'without'));
  expect((await here.hearth('files', 'move', '--to', 'bucket')).err).toContain('S3_BUCKET');
  expect(await here.hearth('files', 'move')).toMatchObject({ code: 2, out: '' });
  expect(await here.hearth('files', 'move', '--to', 'cloud')).toMatchObject({ code: 2, out: '' });
});

test('settings are checked, and every problem is named at once', async () => {
  const wrong = installationIn(join(folder, 'wrong'), { HEARTH_MODE: 'production', SECRET_KEY: '' });
  const checked = await wrong.hearth('config', 'check');
  expect(checked).toMatchObject({ code: 1, out: '' });
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'SECRET_KEY']) expect(checked.err).toContain(name);
  expect((await wrong.hearth('doctor')).out).toContain('problem  Settings: PUBLIC_URL');
  expect((await installationIn(join(folder, 'right')).hearth('config', 'check')).out).toContain('good to start with');
});

test('a test email goes through the mail server of the settings', async () => {
  const here = installationIn(join(folder, 'mail'), { SMTP_URL: smtp.url });
  const sent = await here.hearth('mail-test', 'ana@example.com');
  expect(sent).toMatchObject({ code: 0, err: '' });
  expect(sent.out).toContain('took the email for ana@example.com');
  expect(smtp.received.map(({ to }) => to)).toEqual([['ana@example.com']]);
});

test('without a mail server there is no test email, and one that is not there is told of', async () => {
  const here = installationIn(join(folder, 'mail'));
  expect((await here.hearth('mail-test', 'ana@example.com')).err).toContain('SMTP_URL');
  const away = installationIn(join(folder, 'mail'), { SMTP_URL: 'smtp://127.0.0.1:9' });
  expect((await away.hearth('mail-test', 'ana@example.com')).err).toContain('was not sent');
});
