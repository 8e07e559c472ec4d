import type { FailureKind, FieldProblem } from './failure.ts';

/** The standard answer of every JSON call. */
export interface Success<T> {
  readonly status_code: number;
  readonly data: T;
}

/** The standard refusal. `fields` stands there when the input was at fault. */
export interface Refusal {
  readonly status_code: number;
  readonly data: {
    readonly code: string;
    readonly message: string;
    readonly fields?: readonly FieldProblem[];
    readonly [extra: string]: unknown;
  };
}

export function success<T>(data: T, status = 200): Success<T> {
  return { status_code: status, data };
}

export function refusal(kind: FailureKind, extra: Readonly<Record<string, unknown>> = {}): Refusal {
  return { status_code: kind.status, data: { ...extra, code: kind.code, message: kind.message } };
}
