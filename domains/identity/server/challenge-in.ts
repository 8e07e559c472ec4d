import { z } from 'zod';

const clientData = z.looseObject({ challenge: z.string().min(1).max(200) });

/** The challenge that an authenticator's answer says it is for; null when it says none. Nothing is proven by it yet. */
export function challengeIn(clientDataJson: string): string | null {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}
