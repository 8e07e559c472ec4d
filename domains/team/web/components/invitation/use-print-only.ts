import { useEffect } from 'react';

/** How cards come out of the printer. */
export type Paper = 'A4' | 'A6';

const PAGES: Readonly<Record<Paper, string>> = {
  A4: '@page { size: A4; margin: 0 }',
  A6: '@page { size: A6; margin: 0 }',
};

/** Marks what stands beside the application for the printer. */
export const PRINTED = { 'data-printed': '' } as const;

/** While this page stands, only what is marked with PRINTED is printed, on that paper. */
export function usePrintOnly(paper: Paper): void {
  useEffect(() => {
    // Built by script, because the page's own policy lets no style in that a document brings.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(PAGES[paper]);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const others = document.body.querySelectorAll(':scope > :not([data-printed])');
    for (const other of others) other.classList.add('print:hidden');
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      for (const other of others) other.classList.remove('print:hidden');
    };
  }, [paper]);
}
