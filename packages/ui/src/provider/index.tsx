import { LOCALES } from '@hearth/i18n/languages';
import type { Language } from '@hearth/i18n/languages';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FollowLink } from './follow-link.ts';
import { Reconnect } from './reconnect.ts';

/** The props of a UiProvider: the page's language, how the router follows a link inside the application, and how a connection is looked for. */
export type UiProviderProps = {
  language: Language;
  navigate: (path: string) => void;
  reconnect?: (() => Promise<void>) | undefined;
  children: ReactNode;
};

/** Tells menus, calendars and number fields the language and the router; wraps signed-in pages. */
export function UiProvider({ language, navigate, reconnect, children }: UiProviderProps) {
  return (
    <I18nProvider locale={LOCALES[language]}>
      <FollowLink value={navigate}>
        <Reconnect value={reconnect}>{children}</Reconnect>
      </FollowLink>
    </I18nProvider>
  );
}
