import type { FieldRule, LimitUnit } from './field-rule.ts';

/** A way in which a call can be refused: a code for programs, a status, and the English sentence for people. */
export interface FailureKind {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** One refused field: its path in the input, the rule that it breaks, and an English sentence for programmers. */
export interface FieldProblem {
  readonly field: string;
  readonly rule: FieldRule;
  readonly message: string;
  /** The bound of a rule that has one: the most characters of a text, the least of a number. */
  readonly limit?: number;
  /** What the rule measures or expects, where that makes a difference to a reader. */
  readonly of?: LimitUnit;
}

/** Additional data of a refusal, beside its code and message. */
export interface FailureData {
  readonly [name: string]: unknown;
  readonly fields?: readonly FieldProblem[];
}

/** Declares a failure. The code is upper-case and is the key of its translations (`errors.CODE`). */
export function defineFailure<const Code extends string>(
  code: Code,
  status: number,
  message: string,
): FailureKind & { readonly code: Code } {
  return { code, status, message };
}

/** A refused call, thrown by handlers and answered in the standard error envelope. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly data: FailureData;

  constructor(kind: FailureKind, data: FailureData = {}) {
    super(kind.message);
    this.name = 'Failure';
    this.kind = kind;
    this.data = data;
  }
}

/** A refusal to throw; `data` stands beside code and message in the envelope. */
export function failure(kind: FailureKind, data?: FailureData): Failure {
  return new Failure(kind, data);
}

/** A refusal of the input that names each field and rule. */
export function invalid(fields: readonly [FieldProblem, ...FieldProblem[]]): Failure {
  return new Failure(INVALID_INPUT, { fields });
}

export const INVALID_INPUT = defineFailure(
  'INVALID_INPUT',
  400,
  'Some entries aren’t right. Check them and try again.',
);
export const UNAUTHORIZED = defineFailure('UNAUTHORIZED', 401, 'Unauthorized');
export const FORBIDDEN = defineFailure(
  'FORBIDDEN',
  403,
  'You don’t have permission to do this. Ask someone who has it.',
);
/** The caller may, but the feature that the call belongs to is switched off at that brand. */
export const FEATURE_OFF = defineFailure('FEATURE_OFF', 403, 'This feature is turned off here.');
export const NOT_FOUND = defineFailure('NOT_FOUND', 404, 'This doesn’t exist, or you don’t have access to it.');
export const CONFLICT = defineFailure(
  'CONFLICT',
  409,
  'Someone else has changed this. Reload the page to see the latest version.',
);
export const GONE = defineFailure('GONE', 410, 'This is no longer available.');
export const TOO_LARGE = defineFailure('TOO_LARGE', 413, 'This is too large. Make it smaller and try again.');
export const WRONG_TYPE = defineFailure(
  'WRONG_TYPE',
  415,
  'This type of content isn’t accepted here. Use another format.',
);
/** Before any call: the demonstration was asked under a name that is not its own. */
export const WRONG_HOST = defineFailure('WRONG_HOST', 421, 'This demo works only at its own address.');
export const TOO_MANY_REQUESTS = defineFailure(
  'TOO_MANY_REQUESTS',
  429,
  'Too many attempts. Wait a moment, then try again.',
);
export const SUSPENDED = defineFailure(
  'ACCOUNT_SUSPENDED',
  403,
  'This account is suspended. Contact support to reactivate it.',
);
export const SETUP_REQUIRED = defineFailure(
  'SETUP_REQUIRED',
  403,
  'Set up two-step sign-in first. Your employer requires it.',
);
export const ADDRESS_NOT_PROVEN = defineFailure(
  'ADDRESS_NOT_PROVEN',
  403,
  'Confirm your email address first. We can send you the link again.',
);
export const IMPERSONATED = defineFailure('IMPERSONATED', 403, 'You can’t do this while acting for someone else.');
export const INTERNAL = defineFailure('INTERNAL', 500, 'Something went wrong, please try again later');
export const NOT_BUILT = defineFailure('NOT_BUILT', 501, 'This service isn’t available yet.');
export const UNAVAILABLE = defineFailure(
  'UNAVAILABLE',
  503,
  'The service isn’t available right now. If you were saving, check whether it worked, then try again.',
);

export const DISK_FULL = defineFailure(
  'DISK_FULL',
  507,
  'There’s no space left right now. Nothing was saved. Try again later.',
);

/** The failures that any endpoint can answer with, without declaring them. */
export const COMMON_FAILURES: readonly FailureKind[] = [
  INVALID_INPUT,
  UNAUTHORIZED,
  FORBIDDEN,
  FEATURE_OFF,
  NOT_FOUND,
  CONFLICT,
  GONE,
  TOO_LARGE,
  WRONG_TYPE,
  TOO_MANY_REQUESTS,
  SUSPENDED,
  SETUP_REQUIRED,
  ADDRESS_NOT_PROVEN,
  IMPERSONATED,
  INTERNAL,
  NOT_BUILT,
  UNAVAILABLE,
  DISK_FULL,
];
