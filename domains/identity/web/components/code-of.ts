/** The code of an error thrown by a call or by the frame. */
export function errorCode(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : 'UNKNOWN';
}
