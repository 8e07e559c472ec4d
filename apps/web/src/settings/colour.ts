/** A colour as it is kept, `#rrggbb`, of what was typed with or without its sign, in three digits or six; null for anything else. */
export function asColour(typed: string): string | null {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(typed)?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
