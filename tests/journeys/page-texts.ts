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
  /** Texts that leave the cell, heading or button that they stand in. */
  readonly spilled: readonly PageText[];
  /** Texts that are drawn over one another. */
  readonly overlapping: readonly PageText[];
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
    const spilled: PageText[] = [];
    const lines: { box: DOMRect; parent: Element; text: string }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (parent === null || text === '' || parent.closest('script, style, noscript, [lang]:not(html)') !== null)
        continue;
      if (!visible(parent)) continue;
      texts.push({ text, where: where(parent) });
      const seen = isListened(parent) ? [] : linesOf(node, parent);
      for (const box of seen) lines.push({ box, parent, text });
      const holder = parent.closest('td, th, [role=columnheader], [role=rowheader], [role=gridcell], button');
      if (holder !== null && seen.some((box) => leaves(box, holder.getBoundingClientRect())))
        spilled.push({ text, where: where(parent) });
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
    function leaves(line: DOMRect, box: DOMRect): boolean {
      return line.right > box.right + 1 || line.left < box.left - 1;
    }
    /** Where the lines of a text are drawn: no more of them than the boxes around it let through. */
    function linesOf(node: Node, parent: Element): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(node);
      let drawn = [...range.getClientRects()];
      for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        drawn = drawn.map((line) => {
          const [x, y] = [Math.max(line.left, left), Math.max(line.top, top)];
          return new DOMRect(x, y, Math.min(line.right, right) - x, Math.min(line.bottom, bottom) - y);
        });
      }
      return drawn.filter(({ width, height }) => width > 1 && height > 1);
    }
    /** Whether both are seen at one point: nothing opaque stands between them. */
    function showBoth(one: Element, other: Element, x: number, y: number): boolean {
      const stack = document.elementsFromPoint(x, y);
      const [first = -1, second = -1] = [stack.indexOf(one), stack.indexOf(other)].toSorted((a, b) => a - b);
      return (
        first >= 0 &&
        stack.slice(0, second).every((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          return /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) && backgroundImage === 'none';
        })
      );
    }
    const overlapping: PageText[] = [];
    const inView = lines.filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
    for (const [index, one] of inView.entries())
      for (const other of inView.slice(index + 1)) {
        const [left, right] = [Math.max(one.box.left, other.box.left), Math.min(one.box.right, other.box.right)];
        const [top, bottom] = [Math.max(one.box.top, other.box.top), Math.min(one.box.bottom, other.box.bottom)];
        // Lines of one text may touch; half a line is more than that.
        if (right - left < 3 || bottom - top < Math.min(one.box.height, other.box.height) / 2) continue;
        if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
        if (showBoth(one.parent, other.parent, (left + right) / 2, (top + bottom) / 2))
          overlapping.push({ text: `${one.text}” and “${other.text}`, where: where(one.parent) });
      }
    return {
      texts,
      clipped,
      joined,
      spilled,
      overlapping,
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });
}
