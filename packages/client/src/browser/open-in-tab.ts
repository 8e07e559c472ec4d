/**
 * Opens a file in a tab of its own, whose address is asked for first; says through `onFailed` that it could not be had. Called while the
 * press still counts as the reader's own.
 */
export async function openInTab(
  addressOf: () => Promise<{ readonly href: string | null }>,
  onFailed: (error: unknown) => void,
): Promise<void> {
  // Opened at once, as later it would be a pop-up; the address follows.
  const target = window.open('about:blank', '_blank');
  try {
    const { href } = await addressOf();
    if (href === null) target?.close();
    else if (target === null) window.location.assign(href);
    else target.location.replace(href);
  } catch (error) {
    target?.close();
    onFailed(error);
  }
}
