/** An address that mail did not reach, and never will, as a delivery report (RFC 3464) says it. */
export interface Failed {
  readonly address: string;
  /** Such as 5.1.1. */
  readonly status: string;
}

/** Lines that begin with a blank belong to the line before. */
function fieldsOf(block: string): ReadonlyMap<string, string> {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name = '', value = ''] = /^([\w-]+):(.*)$/.exec(line) ?? [];
      return name === '' ? [] : [[name.toLowerCase(), value.trim()]];
    }),
  );
}

/** `rfc822; pia@example.com` without the type of address before it. */
function addressIn(value: string | undefined): string {
  return (value?.split(';').at(-1) ?? '').trim().replace(/^<|>$/g, '').toLowerCase();
}

/** Those that failed for good (5.x.x). What is delayed, or failed for now, is tried again by whoever has it. */
export function failedForGood(status: string): Failed[] {
  return status.split(/\r?\n\r?\n/).flatMap((block) => {
    const fields = fieldsOf(block);
    const code = /^5\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0];
    if (fields.get('action')?.toLowerCase() !== 'failed' || code === undefined) return [];
    const addresses = [addressIn(fields.get('original-recipient')), addressIn(fields.get('final-recipient'))];
    return [...new Set(addresses)].filter((address) => address !== '').map((address) => ({ address, status: code }));
  });
}

/** The name that was given to the mail that came back; empty where its head does not say. */
export function messageIdIn(returned: string): string {
  const [head = ''] = returned.split(/\r?\n\r?\n/);
  return fieldsOf(head).get('message-id') ?? '';
}

/** Where an answer to the mail that came back would have gone; null where its head does not say. */
export function answerAddressIn(returned: string): string | null {
  const [head = ''] = returned.split(/\r?\n\r?\n/);
  const value = fieldsOf(head).get('reply-to');
  const address = value === undefined ? undefined : (/<([^<>]+)>/.exec(value)?.[1] ?? value);
  return address === undefined || address.trim() === '' ? null : address.trim();
}
