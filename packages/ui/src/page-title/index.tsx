import { PRODUCT } from '@hearth/kit/constants';
import { createContext, use, useEffect } from 'react';

/** Receives titles: the document in a browser, the document head on the server. */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);

/** The title of a page: the product name first, then the page. */
export function formatTitle(page: string | undefined): string {
  return page === undefined || page === '' ? PRODUCT : `${PRODUCT} | ${page}`;
}

/** Names the page in the browser's tab and history. Stands once in every page. */
export function PageTitle({ children }: { children: string }) {
  const write = use(PageTitleContext);
  const title = formatTitle(children);
  // On the server there are no effects: the title is written while rendering.
  write?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
