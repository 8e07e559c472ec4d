import { z } from 'zod';

const clientData = z.looseObject({ challenge: z.string().min(1).max(200) });

/**
 * Reads the challenge that an authenticator's answer claims; null if absent. Nothing is verified yet. Nothing is
 * proven by it yet.
 */
export function readChallenge(clientDataJson: string): string | null {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}
