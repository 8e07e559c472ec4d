/** Joins class names and leaves out what is false or absent. */
export function join(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
