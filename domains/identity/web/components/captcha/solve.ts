import type { Client } from '@hearth/client/client';
import { getCaptcha } from '../../../contract/recovery-endpoints.ts';

const LIMIT_MS = 60_000;

/**
 * Solves an invisible proof-of-work captcha; undefined if none is required. Undefined where no captcha is asked for.
 */
export async function solveCaptcha(client: Client): Promise<string | undefined> {
  const { challenge } = await client.call(getCaptcha, { body: {} });
  if (challenge === null) return undefined;
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(Object.assign(new Error('The work was not done.'), { code: 'CAPTCHA_TOKEN_INVALID' }));
      setTimeout(fail, LIMIT_MS);
      worker.addEventListener('error', fail);
      worker.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
        data === null ? fail() : resolve(data),
      );
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
