import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll } from 'vitest';
import { signatureProblem } from './s3-signature.ts';
import { listenHere } from '../listen-here.ts';

/** The only account that the server knows. */
const KEY = 'S3RVER';
const BUCKET = 'hearth-files';

/**
 * Starts an S3 server with one bucket for a test file, and stops it after the file's tests. Gives the settings that lead an
 * installation to it. It refuses what is not signed, or no longer, by `now`.
 */
export async function startS3Server(now: () => Date): Promise<{ readonly environment: Record<string, string> }> {
  const directory = await mkdtemp(join(tmpdir(), 'hearth-s3-'));
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await store.configureBuckets();
  const serve = store.callback();
  const server = createServer((request, response) => {
    // The client sets its watch by what a bucket says. Node would write a time that no preload moves.
    response.setHeader('date', new Date().toUTCString());
    const problem = signatureProblem(request, KEY, now());
    if (problem === undefined) serve(request, response);
    else response.writeHead(403, { 'content-type': 'application/xml' }).end(`<Error><Code>${problem}</Code></Error>`);
  });
  const port = await listenHere(server);
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(directory, { recursive: true, force: true });
  });
  return {
    environment: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
  };
}
