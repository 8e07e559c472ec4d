import type { Endpoint } from '@hearth/kit/endpoint';

/** What only a program's inside says: stacks, statements, names of tables. */
const INSIDE = [
  /\n\s+at \S.*:\d+:\d+/,
  /node_modules\//,
  /\bselect\b.{0,200}\bfrom\b.{0,80}\bwhere\b/is,
  /\binsert into\b/i,
  /violates (?:unique|foreign|check|not-null)/i,
  /syntax error at or near/i,
  /invalid input syntax/i,
  /relation "/,
  /(?:TypeError|RangeError|ReferenceError):/,
];

/** Refusals of what was sent, before anything is done with it. */
const CHECKS: readonly unknown[] = ['INVALID_INPUT', 'UNAUTHORIZED', 'WRONG_TYPE', 'TOO_LARGE', 'FORBIDDEN'];

/** What is wrong with an answer, null when nothing is, and whether its request got past the checks of its input. */
export function judge(
  { failures }: Endpoint,
  status: number,
  type: string,
  body: string,
): { wrong: string | null; isPastChecks: boolean } {
  const code = (parsed(body)?.['data'] as { readonly code?: unknown } | undefined)?.code;
  // That somebody else's server does not answer is a refusal with words of its own.
  if (status > 500 && failures.some((kind) => kind.status === status && kind.code === code))
    return { wrong: null, isPastChecks: true };
  if (status >= 500) return { wrong: `${status}: ${body.slice(0, 300)}`, isPastChecks: true };
  if (status < 400) return { wrong: null, isPastChecks: true };
  const leak = INSIDE.find((inside) => inside.test(body));
  if (leak !== undefined) return { wrong: `${status} tells of the inside: ${body.slice(0, 300)}`, isPastChecks: true };
  const answer = parsed(body);
  if (type.startsWith('application/scim+json')) {
    const isScim = answer?.['status'] === String(status) && typeof answer['detail'] === 'string';
    return {
      wrong: isScim ? null : `${status} is no refusal of SCIM: ${body.slice(0, 300)}`,
      isPastChecks: status !== 400,
    };
  }
  // The server without its pages knows no address but those of calls.
  if (status === 404 && answer?.['error'] === 'Not Found') return { wrong: null, isPastChecks: false };
  const data = answer?.['data'] as { readonly code?: unknown; readonly message?: unknown } | undefined;
  const isEnvelope =
    answer?.['status_code'] === status && typeof data?.code === 'string' && typeof data.message === 'string';
  return {
    wrong: isEnvelope ? null : `${status} ${type} is outside the envelope: ${body.slice(0, 300)}`,
    isPastChecks: !CHECKS.includes(data?.code),
  };
}

function parsed(body: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
