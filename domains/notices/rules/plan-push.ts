import { isChosen, isUsuallyPushed, NOTICE_KINDS } from '../contract/kinds.ts';
import type { NoticeKind } from '../contract/kinds.ts';
import type { NoticeSettings } from '../contract/schemas.ts';
import { keepQuiet } from './plan-mail.ts';
import type { Due } from './plan-mail.ts';

/** Plans when a notice is shown on its receiver's devices. What is urgent is shown at once; everything else keeps their quiet hours. */
export function planPush(kind: NoticeKind, settings: NoticeSettings, now: Date): Due | { readonly skipped: 'OFF' } {
  const isWanted = (isChosen(kind) ? settings.push[kind] : undefined) ?? isUsuallyPushed(kind);
  if (!isWanted) return { skipped: 'OFF' };
  return NOTICE_KINDS[kind].urgency === 'URGENT' ? { notBefore: now, held: null } : keepQuiet(now, settings);
}
