/** The fields that a refusal blames, by the server's names. */
export function fieldsOf(error: unknown): readonly { readonly field: string }[] {
  return error instanceof Error && 'fields' in error && Array.isArray(error.fields) ? error.fields : [];
}
