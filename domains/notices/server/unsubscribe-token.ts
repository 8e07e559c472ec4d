import { isUuid } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { isSignedWith, signText } from '@hearth/platform/secrets/signature';
import { CHOSEN_KINDS } from '../contract/kinds.ts';
import type { NoticeKind } from '../contract/kinds.ts';

type Keyring = Tx<'system'>['keys'];
const PURPOSE = 'notice-unsubscribe';
const FORM = /^([0-9a-f-]{36})\.([\w.+]{0,200})\.([\w-]{43})$/;

/** The token of a one-click unsubscribe link: the recipient and the kinds of mail it ends. */
export function unsubscribeToken(keys: Keyring, userId: string, kinds: readonly NoticeKind[]): string {
  const said = `${userId}.${kinds.join('+')}`;
  return `${said}.${signText(keys.derive(PURPOSE)[0].key, said)}`;
}

/** Reads such a token; null for one that was not made here. */
export function readUnsubscribeToken(
  keys: Keyring,
  token: string,
): { readonly userId: string; readonly kinds: readonly (typeof CHOSEN_KINDS)[number][] } | null {
  const [, userId = '', list = '', signature = ''] = FORM.exec(token) ?? [];
  const known = keys.derive(PURPOSE).map(({ key }) => key);
  if (!isUuid(userId) || !isSignedWith(known, `${userId}.${list}`, signature)) return null;
  const named = new Set(list.split('+'));
  return { userId, kinds: CHOSEN_KINDS.filter((kind) => named.has(kind)) };
}
