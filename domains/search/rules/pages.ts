/** Pages that are offered while something is typed. */
const MOST = 4;

function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The pages with a word that begins with the typed text; all pages for an empty text. */
export function matchPages<Page extends { readonly label: string }>(pages: readonly Page[], typed: string): Page[] {
  const text = foldText(typed.trim());
  if (text === '') return [...pages];
  return pages.filter(({ label }) => ` ${foldText(label)}`.includes(` ${text}`)).slice(0, MOST);
}
