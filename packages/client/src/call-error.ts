import type { FieldProblem } from '@hearth/kit/failure';

/** Why a call was refused. `status` 0: it never reached the server, or no answer came back. */
export class CallError extends Error {
  readonly status: number;
  /** The server's code, or UNAUTHORIZED, NETWORK, MALFORMED_ANSWER for what the client itself finds. */
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  /** The whole answer as it came, when one came. */
  readonly response: unknown;

  constructor(status: number, code: string, message: string, fields: readonly FieldProblem[] = [], response?: unknown) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.response = response;
  }
}

/** The local error of a call that needs a token when there is none; no request is made. */
export function unauthorizedError(): CallError {
  return new CallError(401, 'UNAUTHORIZED', 'Unauthorized');
}

/** The answer's data, or the whole answer thrown as a CallError when it is a refusal or not an envelope at all. */
export function openEnvelope(status: number, body: unknown): unknown {
  const envelope: { status_code?: unknown; data?: unknown } = typeof body === 'object' && body !== null ? body : {};
  if (status >= 400) throw toCallError(status, envelope.data, body);
  if (envelope.data === undefined || envelope.status_code !== status) {
    throw new CallError(status, 'MALFORMED_ANSWER', 'The answer has no data or contradicts its own status.', [], body);
  }
  return envelope.data;
}

function toCallError(status: number, data: unknown, body: unknown): CallError {
  const { code, message, fields }: { code?: unknown; message?: unknown; fields?: unknown } =
    typeof data === 'object' && data !== null ? data : {};
  return new CallError(
    status,
    typeof code === 'string' ? code : 'UNKNOWN',
    typeof message === 'string' ? message : `The call answered ${status}.`,
    Array.isArray(fields) ? (fields as readonly FieldProblem[]) : [],
    body,
  );
}
