import { posix } from 'node:path';
import type { Markdown, MarkdownEnvironment, MarkdownToken } from '@11ty/eleventy';
import type { PictureSize } from './pictures.ts';
import type { Site } from './site.ts';
import { wayTo } from './site.ts';

/** The anchor of a heading, as repositories make it of the same Markdown. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

/** Where a file is that a page names, from the root of the repository. */
const fileNamed = (source: string, target: string): string => posix.join(posix.dirname(source), target);

/** The source of the page that Eleventy is at: `./docs/hosting/backup.md` as `docs/hosting/backup.md`. */
export const sourceOf = ({ page }: MarkdownEnvironment): string =>
  page.inputPath.replace(/^\.\//, '').replace(/^docs\/project\//, '');

function nameHeadings(tokens: readonly MarkdownToken[]): void {
  const taken = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const written = tokens[index + 1]?.children ?? [];
    const text = written.filter(({ type }) => type === 'text' || type === 'code_inline');
    const anchor = anchorOf(text.map(({ content }) => content).join(''));
    const times = taken.get(anchor) ?? 0;
    taken.set(anchor, times + 1);
    token.attrSet('id', times === 0 ? anchor : `${anchor}-${times}`);
  }
}

/** A link to another page of the site leads to that; one to another file of the repository is its words. */
function turnLink(token: MarkdownToken, close: MarkdownToken | undefined, site: Site, source: string): void {
  const target = token.attrGet('href') ?? '';
  if (target.startsWith('#')) return;
  if (/^https?:/.test(target)) return token.attrSet('rel', 'noreferrer');
  const [path = '', anchor] = target.split('#');
  const page = site.pages.get(fileNamed(source, path));
  const from = site.pages.get(source);
  if (page !== undefined && from !== undefined)
    return token.attrSet('href', `${wayTo(from.output, page.output)}${anchor === undefined ? '' : `#${anchor}`}`);
  token.tag = 'span';
  if (close !== undefined) close.tag = 'span';
  token.attrSet('data-file', path.startsWith('/') ? path : fileNamed(source, path));
  token.attrSet('href', '');
}

function turnPicture(token: MarkdownToken, sizes: ReadonlyMap<string, PictureSize>, site: Site, source: string): void {
  const file = fileNamed(source, token.attrGet('src') ?? '');
  const size = sizes.get(file);
  const from = site.pages.get(source);
  if (size === undefined || from === undefined) throw new Error(`${source} shows ${file}, which is no picture.`);
  token.attrSet('src', wayTo(from.output, file.replace(/^docs\//, '')));
  token.attrSet('width', String(size.width));
  token.attrSet('height', String(size.height));
  token.attrSet('loading', 'lazy');
  if (size.height > size.width) token.attrSet('class', 'phone');
}

/** Wide tables scroll by themselves, and can be reached by keyboard for that, as code can. */
const TABLE = { before: '<div class="scroll" role="group" aria-label="Table" tabindex="0">', after: '</div>' };

function extendRules(rules: Markdown['renderer']['rules']): void {
  const change = (name: string, by: (html: string, token: MarkdownToken | undefined) => string): void => {
    const draw = rules[name];
    if (draw === undefined) throw new Error(`The Markdown library has no rule ${name}.`);
    rules[name] = (tokens, index, ...rest) => by(draw(tokens, index, ...rest), tokens[index]);
  };
  rules['table_open'] = () => `${TABLE.before}<table>\n`;
  rules['table_close'] = () => `</table>${TABLE.after}\n`;
  for (const name of ['fence', 'code_block'])
    change(name, (html) => html.replace(/^<pre/, '<pre role="group" aria-label="Code" tabindex="0"'));
  // In full on a press: on a phone the picture of a desk is small.
  change('image', (html, token) => `<a class="picture" href="${token?.attrGet('src') ?? ''}">${html}</a>`);
}

export function extendMarkdown(markdown: Markdown, site: Site, sizes: ReadonlyMap<string, PictureSize>): void {
  // What stands between < and > in our documents are words for whoever reads, such as <name>.
  markdown.set({ html: false });
  markdown.core.ruler.push('pages', ({ tokens, env }) => {
    const source = sourceOf(env);
    nameHeadings(tokens);
    for (const { children } of tokens)
      for (const [index, token] of (children ?? []).entries()) {
        if (token.type === 'image') turnPicture(token, sizes, site, source);
        if (token.type === 'link_open')
          turnLink(
            token,
            children?.slice(index).find(({ type }) => type === 'link_close'),
            site,
            source,
          );
      }
  });
  extendRules(markdown.renderer.rules);
}
