import { useEffect, useState } from 'react';

/** The letters that the measures of the grid are made for. */
const USUAL_PX = 16;

/** The ratio of the reader's font size to the default, by which rows grow. */
export function useFontScale(): number {
  const [scale, setScale] = useState(fontScale);
  useEffect(() => {
    // Nothing tells that letters have changed but something that is as wide as one.
    const letter = document.body.appendChild(document.createElement('i'));
    letter.style.cssText = 'position:fixed;inline-size:1rem';
    const watcher = new ResizeObserver(() => setScale(fontScale()));
    watcher.observe(letter);
    return () => {
      watcher.disconnect();
      letter.remove();
    };
  }, []);
  return scale;
}

function fontScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX;
}
