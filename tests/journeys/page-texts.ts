import type { Page } from 'playwright-core';

/** One visible text of a page. */
export interface PageText {
  readonly text: string;
  readonly where: string;
}

export interface PageLook {
  readonly texts: readonly PageText[];
  /** Texts that are cut off where nothing says so. */
  readonly clipped: readonly PageText[];
  /** Phrases that stand one behind the other in one line of text. */
  readonly joined: readonly PageText[];
  /** How far the page is wider than its window. */
  readonly overflow: number;
}

/** Reads a page as a reader sees it: its texts, names for those who listen included, and what does not fit. */
export function lookAt(page: Page): Promise<PageLook> {
  return page.evaluate(() => {
    const visible = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && element.closest('svg') === null;
    const where = (element: Element): string => {
      const names: string[] = [];
      for (let at: Element | null = element; at !== null && names.length < 4; at = at.parentElement)
        names.unshift(`${at.tagName.toLowerCase()}${at.id === '' ? '' : `#${at.id}`}`);
      return `${names.join(' > ')} ${element.getAttribute('class')?.slice(0, 60) ?? ''}`;
    };
    /** Drawn for screen readers alone. */
    const isListened = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (width <= 1 && height <= 1) || getComputedStyle(element).clipPath.startsWith('inset(50%');
    };
    /** How a text looks: what looks different is read as two things, like a price and its unit. */
    const lookOf = (element: Element): string => {
      const { fontWeight, fontSize, color } = getComputedStyle(element);
      return `${fontWeight} ${fontSize} ${color}`;
    };
    const texts: PageText[] = [];
    const clipped: PageText[] = [];
    const joined: PageText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const blocks = new Set<Element>();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (parent === null || text === '' || parent.closest('script, style, noscript, [lang]:not(html)') !== null)
        continue;
      if (!visible(parent)) continue;
      texts.push({ text, where: where(parent) });
      let block: Element = parent;
      while (block.parentElement !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
      blocks.add(block);
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      // The library names its own buttons and the days of its calendars, in its own translations.
      if (!visible(element) || element.closest('[id^=react-aria], table[role=grid]') !== null) continue;
      if (element.closest('[lang]:not(html)') !== null) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = element.getAttribute(name)?.trim() ?? '';
        if (text !== '') texts.push({ text, where: `${where(element)} @${name}` });
      }
    }
    for (const block of blocks) {
      // Only what flows in the block's own lines; boxes inside it stand by themselves.
      const own = [...block.childNodes]
        .map((node) =>
          node instanceof Element
            ? getComputedStyle(node).display === 'inline' && !isListened(node) && lookOf(node) === lookOf(block)
              ? (node.textContent ?? '')
              : '|'
            : (node.textContent ?? ''),
        )
        .join('');
      const display = getComputedStyle(block).display;
      if (!display.includes('flex') && !display.includes('grid') && /⟧[\s,;]*⟦/.test(own))
        joined.push({ text: own, where: where(block) });
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || !visible(element) || isListened(element)) continue;
      const style = getComputedStyle(element);
      const text = element.innerText?.trim().slice(0, 80) ?? '';
      if (text === '' || element.title !== '' || element.closest('[aria-hidden=true]') !== null) continue;
      const hidesX = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const hidesY = style.overflowY === 'hidden' || style.overflowY === 'clip';
      const shortens = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (hidesX && !shortens && element.scrollWidth > element.clientWidth + 1 && holdsWideText(element))
        clipped.push({ text, where: `${where(element)} is ${element.scrollWidth} wide in ${element.clientWidth}` });
      if (
        hidesY &&
        !shortens &&
        element.scrollHeight > element.clientHeight + 2 &&
        element.clientHeight > 0 &&
        holdsText(element)
      )
        clipped.push({ text, where: `${where(element)} is ${element.scrollHeight} high in ${element.clientHeight}` });
    }
    function holdsText(element: Element): boolean {
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    }
    /** Whether a text, and not a drawing or something that slides, is what sticks out. */
    function holdsWideText(element: HTMLElement): boolean {
      const box = element.getBoundingClientRect();
      const inside = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (inside.nextNode()) {
        const parent = inside.currentNode.parentElement;
        if (parent === null || (inside.currentNode.textContent ?? '').trim() === '' || !visible(parent)) continue;
        if (isListened(parent) || parent.closest('[aria-hidden=true]') !== null) continue;
        const cut = getComputedStyle(parent);
        if (cut.textOverflow === 'ellipsis' || parent.closest('[class*=truncate]') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(inside.currentNode);
        for (const line of range.getClientRects())
          if (line.right > box.right + 1 || line.left < box.left - 1) return true;
      }
      return false;
    }
    return { texts, clipped, joined, overflow: document.documentElement.scrollWidth - innerWidth };
  });
}
