import type { Config } from '../config.ts';
import type { FileStore } from './store.ts';
import { attachmentHeader } from './disposition.ts';

/** Files in an S3 bucket. The client is loaded only when it is used: it is large. */
export async function s3Store(settings: NonNullable<Config['s3']>): Promise<FileStore> {
  const { S3Client, PutObjectCommand, GetObjectCommand, HeadObjectCommand, DeleteObjectCommand, S3ServiceException } =
    await import('@aws-sdk/client-s3');
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint, forcePathStyle: true }),
  });
  const Bucket = settings.bucket;
  const absent = (error: unknown): null => {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  };
  const seconds = (until: Date): number => Math.max(1, Math.floor((until.getTime() - Date.now()) / 1000));
  return {
    async put(Key, bytes, type) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: type }));
    },
    async get(Key) {
      const found = await client.send(new GetObjectCommand({ Bucket, Key })).catch(absent);
      return found?.Body === undefined ? null : Buffer.from(await found.Body.transformToByteArray());
    },
    async size(Key) {
      const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(absent);
      return found?.ContentLength ?? null;
    },
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    uploadUrl: ({ key, type, expiresAt }) =>
      getSignedUrl(client, new PutObjectCommand({ Bucket, Key: key, ContentType: type, IfNoneMatch: '*' }), {
        expiresIn: seconds(expiresAt),
      }),
    downloadUrl: ({ key, name, type, expiresAt, inline }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket,
          Key: key,
          ResponseContentType: type,
          ResponseContentDisposition: inline === true ? 'inline' : attachmentHeader(name),
        }),
        { expiresIn: seconds(expiresAt) },
      ),
  };
}
