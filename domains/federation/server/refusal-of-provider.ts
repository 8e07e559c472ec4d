import { Failure } from '@hearth/kit/failure';
import { z } from 'zod';

/** What a provider's own refusals are called here. MSIS9619 is what ADFS answers to people who may not use an application. */
const CODES: Readonly<Record<string, string>> = {
  access_denied: 'MSIS9619',
  unauthorized_client: 'INVALID_API_KEY',
  invalid_client: 'INVALID_API_KEY',
};

const challenges = z.array(
  z.looseObject({ scheme: z.string(), parameters: z.looseObject({ error: z.string().optional() }) }),
);

/**
 * What a provider answers to our own credentials comes as a challenge where it follows the standard to the letter (RFC 6749, 5.2):
 * asking for Basic is refusing them.
 */
function errorOfChallenge(error: unknown): string | undefined {
  const read = challenges.safeParse(error instanceof Error ? error.cause : undefined);
  const [first] = read.success ? read.data : [];
  return first?.parameters.error ?? (first?.scheme.toLowerCase() === 'basic' ? 'invalid_client' : undefined);
}

/** The catalogue code of a provider's error; PROVIDER_UNREACHABLE for anything unforeseen. */
export function toProviderRefusal(error: unknown): string {
  if (error instanceof Failure) return error.kind.code;
  const said = typeof error === 'object' && error !== null && 'error' in error ? String(error.error) : '';
  const text =
    error instanceof Error
      ? `${error.message} ${'error_description' in error ? String(error.error_description) : ''}`
      : '';
  if (text.includes('MSIS9619')) return 'MSIS9619';
  return CODES[said] ?? CODES[errorOfChallenge(error) ?? ''] ?? 'PROVIDER_UNREACHABLE';
}
