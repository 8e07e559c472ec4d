import { STORAGE_PREFIX } from '@hearth/kit/constants';
import { sharedState } from '../shared-state.ts';

/** The cookies whose writing removes the brand in view: that of this host, and that of the domain where one is configured. */
export function endedContextCookies(cookieDomain: string | undefined): readonly string[] {
  const ended = `${STORAGE_PREFIX}userContext=; path=/; max-age=0; samesite=lax`;
  return cookieDomain === undefined ? [ended] : [ended, `${ended}; domain=${cookieDomain}`];
}

/** Goes to a page as somebody else: what this tab holds of the person before, drafts and the brand in view, goes first. */
export function startOver(path: string, cookieDomain: string | undefined): void {
  sharedState.forgetAll();
  sessionStorage.clear();
  for (const cookie of endedContextCookies(cookieDomain)) document.cookie = cookie;
  location.assign(path);
}
