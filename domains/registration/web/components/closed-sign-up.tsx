import { usePhrases } from '@hearth/i18n/phrases';
import type { SignUpKind } from '@hearth/kit/page';
import { Alert } from '@hearth/ui/alert';
import en from '../en.json';

/** Says who cannot make an account here by themselves, and whom they ask. */
export function ClosedSignUp({ kind }: { kind: SignUpKind }) {
  const { problem } = usePhrases('registration', en);
  return <Alert tone="info">{problem({ code: `${kind}_SIGN_UP_CLOSED` })}</Alert>;
}
