/** Gives the frame that a phone draws around an installed application the colour of the header, now and when that changes. */
export function paintFrame(): () => void {
  const paint = (): void => {
    const header = document.querySelector('header');
    if (header === null) return;
    const { backgroundColor } = getComputedStyle(header);
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor);
  };
  // The brand's colours stand in the style of the root, light and dark in its data.
  const observer = new MutationObserver(paint);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'data-theme'] });
  paint();
  return () => observer.disconnect();
}
