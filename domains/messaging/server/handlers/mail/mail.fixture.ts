import { newId } from '@hearth/kit/id';

/** What somebody writes in their mail program. */
export interface Written {
  readonly from: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** A mail as it comes over the wire. */
export function mailBytes({ from, text, headers = {}, files = [] }: Written): Buffer {
  const head = { From: from, 'Message-ID': `<${newId()}@mail.example.com>`, 'MIME-Version': '1.0', ...headers };
  const parts = [
    `--part\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
    ...files.map(
      ({ name, bytes }) =>
        `--part\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${Buffer.from(bytes).toString('base64')}\r\n`,
    ),
  ];
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  const type = 'Content-Type: multipart/mixed; boundary=part\r\n';
  return Buffer.from(`${lines.join('')}${type}\r\n${parts.join('')}--part--\r\n`);
}
