import { isSignedWith, signText } from '@hearth/platform/secrets/signature';

/** How long a change can be confirmed. */
export const CONFIRM_WITHIN_MS = 10 * 60_000;
const BASE = 36;
const FORM = /^(?<until>[0-9a-z]{1,12})\.(?<signature>[\w-]{43})$/;

/** What is confirmed: one tool with these arguments. */
export interface Change {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** JSON with sorted names, so that equal arguments are one text in whatever order they come. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

const sealed = ({ tool, args }: Change, until: string): string => `mcp ${until} ${tool} ${canonical(args)}`;

/**
 * Makes the code that confirms a change. It is signed with the caller's API token: whoever has that could make the change anyhow, but the
 * assistant never sees it, and any node can check the code.
 */
export function makeConfirmation(token: string, change: Change, now: Date): string {
  const until = (now.getTime() + CONFIRM_WITHIN_MS).toString(BASE);
  return `${until}.${signText(token, sealed(change, until))}`;
}

/** Tells if a code was made for exactly this change with this token, and not too long ago. */
export function isConfirmed(token: string, change: Change, code: unknown, now: Date): boolean {
  const { until = '', signature = '' } = (typeof code === 'string' ? FORM.exec(code)?.groups : undefined) ?? {};
  if (until === '' || Number.parseInt(until, BASE) < now.getTime()) return false;
  return isSignedWith([token], sealed(change, until), signature);
}
