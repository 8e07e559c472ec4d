/** The fields that a refusal names, by the server's names. */
export function readRefusedFields(error: unknown): readonly { readonly field: string }[] {
  return error instanceof Error && 'fields' in error && Array.isArray(error.fields) ? error.fields : [];
}
