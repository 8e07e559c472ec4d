/** Pages that are offered while something is typed. */
const MOST = 4;

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The pages whose name has a word that begins with what is typed; all of them while nothing is. */
export function fittingPages<Page extends { readonly label: string }>(pages: readonly Page[], typed: string): Page[] {
  const text = folded(typed.trim());
  if (text === '') return [...pages];
  return pages.filter(({ label }) => ` ${folded(label)}`.includes(` ${text}`)).slice(0, MOST);
}
