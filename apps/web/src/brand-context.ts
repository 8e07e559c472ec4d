let current = '';

/** The brand that the reader looks at, as a key for merging calls; empty before one is chosen. */
export function currentContext(): string {
  return current;
}

/** Told by the shell when another brand is chosen. */
export function setCurrentContext(brandId: string): void {
  current = brandId;
}
