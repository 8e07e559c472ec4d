import { NEVER, storage } from '@hearth/client/storage';
import type { ColourScheme } from '@hearth/ui/theme';
import { applyColourScheme } from '@hearth/ui/theme';

export type { ColourScheme } from '@hearth/ui/theme';

/** What the reader has chosen; kept in `shared_state`, where the document's first script finds it too. */
export function chosenColourScheme(): ColourScheme {
  const state = storage.read('shared_state');
  const theme = typeof state === 'object' && state !== null && 'theme' in state ? state.theme : null;
  return theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : 'system';
}

/** Applies and keeps a choice, beside the parts of `shared_state` that others keep. */
export function chooseColourScheme(scheme: ColourScheme): void {
  applyColourScheme(scheme);
  const state = storage.read('shared_state');
  storage.write('shared_state', { ...(typeof state === 'object' ? state : {}), theme: scheme }, NEVER);
}
