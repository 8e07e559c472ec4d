import type { SecondStep } from '@hearth/client/session';
import type { Connection } from '@hearth/client/context';
import { ConnectionContext } from '@hearth/client/context';
import { OtherWays } from '@hearth/domains/identity/widgets';
import type { I18n } from '@hearth/i18n/i18n';
import { I18nContext } from '@hearth/i18n/phrases';
import type { ReactNode } from 'react';
import { SignInWays } from './sign-in-ways.tsx';

const drawWays = (onDone: (step: SecondStep | null) => void): ReactNode => <SignInWays onDone={onDone} />;

/** What every page stands in, on the server and in the browser alike. */
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
        <OtherWays value={drawWays}>{children}</OtherWays>
      </ConnectionContext>
    </I18nContext>
  );
}
