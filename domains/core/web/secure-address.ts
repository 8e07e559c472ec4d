/** Whether a text is a whole address that a browser opens without a warning. */
export function isSecureAddress(text: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s/]+/i.test(text) && URL.canParse(text);
}
