/** A recipient that failed permanently, as a delivery report (RFC 3464) states it. */
export interface FailedRecipient {
  readonly address: string;
  /** Such as 5.1.1. */
  readonly status: string;
}

/** Parses header fields; a line that begins with a blank continues the one before. */
function parseFields(block: string): ReadonlyMap<string, string> {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name = '', value = ''] = /^([\w-]+):(.*)$/.exec(line) ?? [];
      return name === '' ? [] : [[name.toLowerCase(), value.trim()]];
    }),
  );
}

/** `rfc822; pia@example.com` without the type of address before it. */
function parseAddress(value: string | undefined): string {
  return (value?.split(';').at(-1) ?? '').trim().replace(/^<|>$/g, '').toLowerCase();
}

/**
 * Finds permanent failures (5.x.x); the sending server retries delayed and temporary ones. What is delayed, or failed
 * for now, is tried again by whoever has it.
 */
export function findPermanentFailures(status: string): FailedRecipient[] {
  return status.split(/\r?\n\r?\n/).flatMap((block) => {
    const fields = parseFields(block);
    const code = /^5\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0];
    if (fields.get('action')?.toLowerCase() !== 'failed' || code === undefined) return [];
    const addresses = [parseAddress(fields.get('original-recipient')), parseAddress(fields.get('final-recipient'))];
    return [...new Set(addresses)].filter((address) => address !== '').map((address) => ({ address, status: code }));
  });
}

/** Finds the Message-ID of the returned mail; empty where its header has none. */
export function findMessageId(returned: string): string {
  const [head = ''] = returned.split(/\r?\n\r?\n/);
  return parseFields(head).get('message-id') ?? '';
}

/** Finds the reply address of the returned mail; null where its header has none. */
export function findReplyAddress(returned: string): string | null {
  const [head = ''] = returned.split(/\r?\n\r?\n/);
  const value = parseFields(head).get('reply-to');
  const address = value === undefined ? undefined : (/<([^<>]+)>/.exec(value)?.[1] ?? value);
  return address === undefined || address.trim() === '' ? null : address.trim();
}
