import { useEffect, useState } from 'react';

/** The letters that the measures of the grid are made for. */
const USUAL_PX = 16;

/** How much larger than usual the reader has letters: the lines of the grid are as much higher. */
export function useLetterScale(): number {
  const [scale, setScale] = useState(letterScale);
  useEffect(() => {
    // Nothing tells that letters have changed but something that is as wide as one.
    const letter = document.body.appendChild(document.createElement('i'));
    letter.style.cssText = 'position:fixed;inline-size:1rem';
    const watcher = new ResizeObserver(() => setScale(letterScale()));
    watcher.observe(letter);
    return () => {
      watcher.disconnect();
      letter.remove();
    };
  }, []);
  return scale;
}

function letterScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX;
}
