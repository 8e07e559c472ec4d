import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

/** What a UiProvider takes: the page's language, and how the router follows a link inside the application. */
export type UiProviderProps = { language: string; navigate: (path: string) => void; children: ReactNode };

/** Tells menus, calendars and number fields the language and the router; wraps signed-in pages. */
export function UiProvider({ language, navigate, children }: UiProviderProps) {
  return (
    // Digits and the calendar stay the same in every language, also in Arabic.
    <I18nProvider locale={`${language}-u-ca-gregory-nu-latn`}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}
