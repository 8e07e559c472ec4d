import { Failure } from '@hearth/kit/failure';

/** What a provider's own refusals are called here. MSIS9619 is what ADFS answers to people who may not use an application. */
const CODES: Readonly<Record<string, string>> = {
  access_denied: 'MSIS9619',
  unauthorized_client: 'INVALID_API_KEY',
  invalid_client: 'INVALID_API_KEY',
};

/** The code of the catalogue for what went wrong with a provider; what was not foreseen is PROVIDER_UNREACHABLE. */
export function refusalOfProvider(error: unknown): string {
  if (error instanceof Failure) return error.kind.code;
  const said = typeof error === 'object' && error !== null && 'error' in error ? String(error.error) : '';
  const text =
    error instanceof Error
      ? `${error.message} ${'error_description' in error ? String(error.error_description) : ''}`
      : '';
  if (text.includes('MSIS9619')) return 'MSIS9619';
  return CODES[said] ?? 'PROVIDER_UNREACHABLE';
}
