import { DOORS, HOME } from './doors.ts';
import type { Door } from './doors.ts';
import { wayTo } from './site.ts';
import type { Site, SitePage } from './site.ts';
import { headingsOf } from './headings.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const SEARCH = `<form class="search" role="search" hidden>
  <input type="search" aria-label="Search the documentation" placeholder="Search" autocomplete="off" spellcheck="false">
  <p class="visually-hidden" role="status"></p>
  <ol class="found" hidden></ol>
</form>`;

/** Open on a desk, closed on a phone before anything is drawn. */
const CLOSE_ON_PHONES = '<script>if (innerWidth < 960) document.querySelector(".side").open = false;</script>';

function link(site: Site, from: SitePage, source: string, words?: string): string {
  const to = site.pages.get(source);
  if (to === undefined) throw new Error(`There is no page of ${source}.`);
  const current = to === from ? ' aria-current="page"' : '';
  return `<a href="${wayTo(from.output, to.output)}"${current}>${escape(words ?? to.title)}</a>`;
}

function doorsOf(site: Site, page: SitePage): string {
  const entries = DOORS.flatMap((door) => {
    const first = door.groups[0]?.pages[0]?.[0];
    const to = first === undefined ? undefined : site.pages.get(first);
    if (to === undefined) return [];
    const current = door === page.door ? ' aria-current="true"' : '';
    return [`<li><a href="${wayTo(page.output, to.output)}"${current}>${door.title}</a></li>`];
  });
  return `<nav class="doors" aria-label="Main"><ul>${entries.join('')}</ul></nav>`;
}

function sideOf(site: Site, page: SitePage, door: Door): string {
  const groups = door.groups.map(({ title, pages }) => {
    const entries = pages.map(([source]) => `<li>${link(site, page, source)}</li>`).join('');
    return `<h2>${escape(title)}</h2><ul>${entries}</ul>`;
  });
  return `<details class="side" open><summary>${escape(door.title)}: all pages</summary>
<nav aria-label="${escape(door.title)}">${groups.join('\n')}</nav></details>${CLOSE_ON_PHONES}`;
}

/** The headings of a page, where there are enough of them to lose one's way. */
function contentsOf(content: string): string {
  const headings = headingsOf(content).filter(({ level }) => level === 2);
  if (headings.length < 3) return '';
  const entries = headings.map(({ anchor, words }) => `<li><a href="#${anchor}">${escape(words)}</a></li>`);
  return `<nav class="contents" aria-labelledby="on-this-page"><h2 id="on-this-page">On this page</h2><ul>${entries.join('')}</ul></nav>`;
}

function neighboursOf(site: Site, page: SitePage): string {
  const { previous, next } = page;
  if (previous === null && next === null) return '';
  const back =
    previous === null ? '' : `<div class="previous"><span>Previous</span>${link(site, page, previous)}</div>`;
  const on = next === null ? '' : `<div class="next"><span>Next</span>${link(site, page, next)}</div>`;
  return `<nav class="neighbours" aria-label="Previous and next page">${back}${on}</nav>`;
}

/** The whole document around the content of a page. Every way in it is relative: it reads from any folder and from a disk. */
export function documentOf(site: Site, page: SitePage, content: string): string {
  const home = site.pages.get(HOME[0]) ?? page;
  const isHome = page === home;
  const assets = wayTo(page.output, 'assets');
  const title = isHome ? 'Hearth documentation' : `${page.title} · Hearth documentation`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<meta name="description" content="${escape(page.description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${assets}/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${assets}/style.css">
<script src="${assets}/site.js" defer></script>
</head>
<body data-root="${wayTo(page.output, '.') || '.'}"${isHome ? ' class="home"' : ''}>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="brand" href="${wayTo(page.output, home.output)}"><img src="${assets}/icon.svg" alt="" width="24" height="24">Hearth <span>docs</span></a>
${doorsOf(site, page)}
${SEARCH}
</header>
<div class="frame">
${page.door === null ? '' : sideOf(site, page, page.door)}
<main id="content" tabindex="-1">
<article>
${content}</article>
${neighboursOf(site, page)}
</main>
${isHome ? '' : contentsOf(content)}
</div>
<footer>Hearth ${escape(site.version)}, free software under the AGPL. This page is <code>${escape(page.source)}</code>.</footer>
</body>
</html>
`;
}
