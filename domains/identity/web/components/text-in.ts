/** The text of a form field; empty if it is absent. */
export function readFormText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
