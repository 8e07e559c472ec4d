import { useEffect } from 'react';

/** Marks what stands beside the application for the printer. */
export const PRINTED = { 'data-printed': '' } as const;

/** While this page stands, only what is marked with PRINTED is printed, on paper as a `@page` rule describes it. */
export function usePrintOnly(page: string): void {
  useEffect(() => {
    // Built by script, because the page's own policy lets no style in that a document brings.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { ${page} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const others = document.body.querySelectorAll(':scope > :not([data-printed])');
    for (const other of others) other.classList.add('print:hidden');
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      for (const other of others) other.classList.remove('print:hidden');
    };
  }, [page]);
}
