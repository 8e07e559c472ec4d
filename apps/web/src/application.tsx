import type { SecondStep } from '@hearth/client/session';
import type { Connection } from '@hearth/client/context';
import { ConnectionContext } from '@hearth/client/context';
import { AlternativeSignIn } from '@hearth/domains/identity/widgets';
import type { I18n } from '@hearth/i18n/i18n';
import { I18nContext } from '@hearth/i18n/phrases';
import type { ReactNode } from 'react';
import { SignInWays } from './shell/sign-in/sign-in-ways.tsx';

const drawWays = (onDone: (step: SecondStep | null) => void): ReactNode => <SignInWays onDone={onDone} />;

/** The providers around every page, on the server and in the browser. */
export function Application({
  i18n,
  connection,
  children,
}: {
  i18n: I18n;
  connection: Connection;
  children: ReactNode;
}) {
  return (
    <I18nContext value={i18n}>
      <ConnectionContext value={connection}>
        <AlternativeSignIn value={drawWays}>{children}</AlternativeSignIn>
      </ConnectionContext>
    </I18nContext>
  );
}
