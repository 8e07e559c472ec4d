import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { FileStore } from './store.ts';
import { attachmentHeader } from './disposition.ts';

/** As often as the client itself tries what it can send again. */
const MOST_ATTEMPTS = 3;

/** The origin that browsers send files to and fetch them from. */
export function bucketOrigin({ endpoint, publicEndpoint, bucket, region }: NonNullable<Config['s3']>): string {
  const address = publicEndpoint ?? endpoint;
  return address === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(address).origin;
}

/** The client of a bucket, loaded only when it is used: it is large. `absent` makes null of the answer that there is no such file. */
export async function createBucketClient(settings: NonNullable<Config['s3']>, endpoint = settings.endpoint) {
  const { S3Client, S3ServiceException } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region: settings.region,
    ...(settings.credentials === undefined ? {} : { credentials: settings.credentials }),
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Otherwise an address for uploading carries the checksum of an empty file, and buckets refuse any other.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const absent = (error: unknown): null => {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  };
  return { client, absent };
}

/**
 * Files in an S3 bucket. A bucket keeps what was sent to an address
 * last until the address expires, and it does not know our sizes: whoever takes a file reads no more of it than is allowed.
 */
export async function s3Store(settings: NonNullable<Config['s3']>, clock: Clock): Promise<FileStore> {
  const { PutObjectCommand, GetObjectCommand, HeadObjectCommand, DeleteObjectCommand, S3ServiceException } =
    await import('@aws-sdk/client-s3');
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const { client, absent } = await createBucketClient(settings);
  // A signature covers the host: addresses for browsers are signed for the host that they will ask.
  const { publicEndpoint } = settings;
  const signer = publicEndpoint === undefined ? client : (await createBucketClient(settings, publicEndpoint)).client;
  const Bucket = settings.bucket;
  return {
    async put(Key, bytes, type) {
      const object = { Bucket, Key, ContentType: type, ContentLength: bytes.length };
      if (!('stream' in bytes)) return void (await client.send(new PutObjectCommand({ ...object, Body: bytes })));
      // The client sends nothing again of which it saw only the stream.
      await retry(
        () => client.send(new PutObjectCommand({ ...object, Body: bytes.stream() })),
        (error) => error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500,
      );
    },
    async get(Key, most) {
      const Range = most === undefined ? undefined : `bytes=0-${most}`;
      const found = await client.send(new GetObjectCommand({ Bucket, Key, Range })).catch(absent);
      return found?.Body === undefined ? null : Buffer.from(await found.Body.transformToByteArray());
    },
    async size(Key) {
      const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(absent);
      return found?.ContentLength ?? null;
    },
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    ...signedUrls({ getSignedUrl, PutObjectCommand, GetObjectCommand }, { signer, Bucket, clock }),
  };
}

type S3Library = Pick<typeof import('@aws-sdk/client-s3'), 'PutObjectCommand' | 'GetObjectCommand'> &
  Pick<typeof import('@aws-sdk/s3-request-presigner'), 'getSignedUrl'>;

interface Signing {
  readonly signer: InstanceType<(typeof import('@aws-sdk/client-s3'))['S3Client']>;
  readonly Bucket: string;
  readonly clock: Clock;
}

/** Addresses at which browsers send and fetch files themselves, for a short while. */
function signedUrls(
  { getSignedUrl, PutObjectCommand, GetObjectCommand }: S3Library,
  { signer, Bucket, clock }: Signing,
): Pick<FileStore, 'uploadUrl' | 'downloadUrl'> {
  return {
    uploadUrl: ({ key, type, expiresAt }) =>
      getSignedUrl(signer, new PutObjectCommand({ Bucket, Key: key, ContentType: type }), {
        ...signingWindow(expiresAt, clock),
        signableHeaders: new Set(['content-type', 'host']),
      }),
    downloadUrl: ({ key, name, type, expiresAt, inline }) =>
      getSignedUrl(
        signer,
        new GetObjectCommand({
          Bucket,
          Key: key,
          ResponseContentType: type,
          ResponseContentDisposition: inline === true ? 'inline' : attachmentHeader(name),
        }),
        signingWindow(expiresAt, clock),
      ),
  };
}

/** The signing date and lifetime in seconds of a signed address. */
function signingWindow(end: Date, clock: Clock): { signingDate: Date; expiresIn: number } {
  const signingDate = clock.now();
  return { signingDate, expiresIn: Math.max(1, Math.floor((end.getTime() - signingDate.getTime()) / 1000)) };
}

/** Sends until it succeeds, at most MOST_ATTEMPTS times; an error that is final is thrown at once. */
async function retry(send: () => Promise<unknown>, isFinal: (error: unknown) => boolean): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send();
      return;
    } catch (error) {
      if (isFinal(error) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}
