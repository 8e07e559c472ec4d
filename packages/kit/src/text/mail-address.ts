/** What RFC 5321 lets an address and its two sides have, and RFC 1035 a part of a domain between dots. */
export const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;
const LONGEST_LABEL = 63;

/**
 * Tells if mail can be handed over for an address by its lengths: the one bound of contracts, imports, directories and mail itself, so that
 * nothing is taken anywhere that no mail server takes.
 */
export function isMailableLength(address: string): boolean {
  if (address.length > LONGEST_ADDRESS) return false;
  const at = address.lastIndexOf('@');
  if (at < 1 || at > LONGEST_LOCAL_PART) return false;
  return address
    .slice(at + 1)
    .split('.')
    .every((label) => label.length > 0 && label.length <= LONGEST_LABEL);
}
