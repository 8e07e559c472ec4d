import type { Client } from '@hearth/client/client';
import { errorCode } from './code-of.ts';

/** Does something that may ask for a captcha: when it does, the work is done and it is tried once more. */
export async function withCaptcha<T>(client: Client, work: (captcha?: string) => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) !== 'CAPTCHA_TOKEN_REQUIRED') throw error;
    const { solveCaptcha } = await import('./captcha/solve.ts');
    const captcha = await solveCaptcha(client);
    if (captcha === undefined) throw error;
    return work(captcha);
  }
}
