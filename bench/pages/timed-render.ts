import { renderToString as render } from 'react-dom/server.node';

/** What stands in for React's own while pages are measured: the same, and it remembers how long the last tree took. */
export const rendered = ((globalThis as { renderedMs?: { last: number } }).renderedMs ??= { last: 0 });

export const renderToString: typeof render = (tree, options) => {
  const started = performance.now();
  const html = render(tree, options);
  rendered.last = performance.now() - started;
  return html;
};
