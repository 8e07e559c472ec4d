/** The mode of an installation: demonstration with invented people, or production. */
export type Mode = 'demo' | 'production';

/** The mode, and the sentence that says why it is that. */
export interface DecidedMode {
  readonly mode: Mode;
  readonly reason: string;
}

/**
 * Decides the mode: what HEARTH_MODE says, else production as soon as a setting names a real place for data or people, so
 * that forgetting a setting never opens an installation to everybody.
 */
export function decideMode(values: {
  readonly HEARTH_MODE?: Mode | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
}): DecidedMode {
  if (values.HEARTH_MODE !== undefined)
    return { mode: values.HEARTH_MODE, reason: `HEARTH_MODE=${values.HEARTH_MODE}` };
  const named = (['DATABASE_URL', 'PUBLIC_URL'] as const).filter((name) => values[name] !== undefined);
  if (named.length === 0) return { mode: 'demo', reason: 'neither DATABASE_URL nor PUBLIC_URL is set' };
  return { mode: 'production', reason: `${named.join(' and ')} ${named.length === 1 ? 'is' : 'are'} set` };
}
