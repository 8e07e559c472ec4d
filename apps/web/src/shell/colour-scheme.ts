import { NEVER, storage } from '@hearth/client/storage';
import type { ColourScheme } from '@hearth/ui/theme';
import { applyColourScheme } from '@hearth/ui/theme';

export type { ColourScheme } from '@hearth/ui/theme';

/** The chosen colour scheme, kept in `shared_state`, where the document's first script also reads it. */
export function readColourScheme(): ColourScheme {
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
