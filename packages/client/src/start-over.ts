import { STORAGE_PREFIX } from '@hearth/kit/constants';
import { sharedState } from './shared-state.ts';

/** Goes to a page as somebody else: what this tab holds of the person before, drafts and the brand in view, goes first. */
export function startOver(path: string): void {
  sharedState.forgetAll();
  sessionStorage.clear();
  document.cookie = `${STORAGE_PREFIX}userContext=; path=/; max-age=0; samesite=lax`;
  location.assign(path);
}
