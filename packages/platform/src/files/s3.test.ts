import { expect, test } from 'vitest';
import { clockAt } from '../clock.ts';
import type { BucketSettings } from '../config/config.ts';
import { bucketOrigin, s3Store } from './s3.ts';

const inside: BucketSettings = {
  bucket: 'hearth',
  region: 'eu-west-1',
  endpoint: 'http://minio:9000',
  publicEndpoint: undefined,
  credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
};
const NOW = '2026-11-28T12:00:00Z';
const expiresAt = new Date('2026-11-28T12:05:00Z');

test('browsers are sent to the public address of a bucket, with signatures for that host', async () => {
  const store = await s3Store({ ...inside, publicEndpoint: 'https://files.example.com' }, clockAt(NOW));
  const upload = new URL(await store.uploadUrl({ key: 'a/b', type: 'image/png', maxBytes: 1000, expiresAt }));
  const download = new URL(await store.downloadUrl({ key: 'a/b', name: 'b.png', type: 'image/png', expiresAt }));
  for (const { origin, pathname, searchParams } of [upload, download]) {
    expect(origin).toBe('https://files.example.com');
    expect(pathname).toBe('/hearth/a/b');
    expect(searchParams.get('X-Amz-SignedHeaders')).toContain('host');
  }
  // The host is part of what is signed: the same path elsewhere has another signature.
  const other = await s3Store(inside, clockAt(NOW));
  const elsewhere = new URL(await other.uploadUrl({ key: 'a/b', type: 'image/png', maxBytes: 1000, expiresAt }));
  expect(elsewhere.origin).toBe('http://minio:9000');
  expect(elsewhere.searchParams.get('X-Amz-Signature')).not.toBe(upload.searchParams.get('X-Amz-Signature'));
});

test.each([
  [inside, 'http://minio:9000'],
  [{ ...inside, publicEndpoint: 'https://files.example.com' }, 'https://files.example.com'],
  [{ ...inside, endpoint: undefined }, 'https://hearth.s3.eu-west-1.amazonaws.com'],
])('pages may connect to the address that browsers use', (settings, origin) => {
  expect(bucketOrigin(settings)).toBe(origin);
});
