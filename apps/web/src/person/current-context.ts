let current = '';

/** The brand in view, as the key that keeps equal calls of two brands apart; empty before one is chosen. */
export function currentContext(): string {
  return current;
}

/** Told when another brand comes into view. */
export function setCurrentContext(brandId: string): void {
  current = brandId;
}
