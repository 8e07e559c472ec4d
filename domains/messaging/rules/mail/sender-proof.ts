/** Longer than any mail server's verdict on one mail. */
const LONGEST = 4_000;
const MOST_VERDICTS = 40;

interface AuthenticationResult {
  readonly method: string;
  readonly result: string;
  /** Properties by name, in small letters: `header.from`, `header.d`, `smtp.mailfrom`. */
  readonly of: ReadonlyMap<string, string>;
}

const domainOf = (address: string): string =>
  address
    .slice(address.lastIndexOf('@') + 1)
    .replace(/\.$/, '')
    .toLowerCase();

/**
 * Whether our own mail server found that a mail comes from where its From line says (RFC 8601): DMARC passed for the very domain;
 * or, where it says nothing of DMARC, a signature (DKIM) or the sending server (SPF) that passed is of that domain, or of one above
 * it. `lines` are the mail's Authentication-Results; those of anybody but `server` count for nothing, and neither does what a
 * server that is ours would never leave in: it takes away what came in under its own name.
 */
export function isSenderProven(lines: readonly string[], server: string, from: string): boolean {
  const verdicts = lines.flatMap((line) => parseAuthenticationResults(line, server.toLowerCase()));
  const domain = domainOf(from);
  const dmarc = verdicts.filter(({ method }) => method === 'dmarc');
  const said = dmarc.filter(({ result }) => result !== 'none');
  if (said.length > 0)
    return said.every(({ result, of }) => result === 'pass' && domainOf(of.get('header.from') ?? '') === domain);
  const isAligned = (proven: string | undefined): boolean => {
    const name = domainOf(proven ?? '');
    return name.includes('.') && (domain === name || domain.endsWith(`.${name}`));
  };
  return verdicts.some(
    ({ method, result, of }) =>
      result === 'pass' &&
      ((method === 'dkim' && isAligned(of.get('header.d') ?? of.get('header.i'))) ||
        (method === 'spf' && isAligned(of.get('smtp.mailfrom')))),
  );
}

/** What one line says, if it is the server's: `mx.example; spf=pass smtp.mailfrom=a@b.example; dkim=…`. */
function parseAuthenticationResults(line: string, server: string): AuthenticationResult[] {
  if (line.length > LONGEST) return [];
  const [name = '', ...parts] = splitClauses(line);
  if (name.trim().split(/\s/, 1)[0]?.toLowerCase() !== server) return [];
  return parts.slice(0, MOST_VERDICTS).flatMap((part) => {
    const [verdict = '', ...more] = part.split(/\s+/).filter((word) => word !== '');
    const [method = '', result = ''] = verdict.toLowerCase().split('=');
    // A version stands behind a slash.
    return result === '' ? [] : [{ method: method.split('/', 1)[0] ?? '', result, of: parseProperties(more) }];
  });
}

/** Parses the properties of a result; a repeated property is ignored. */
function parseProperties(words: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1) continue;
    const name = word.slice(0, at).toLowerCase();
    found.set(name, found.has(name) ? '' : word.slice(at + 1));
  }
  return found;
}

/** Splits at semicolons; drops nested comments and keeps quoted texts as one word. */
function splitClauses(line: string): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    if (letter === '\\' && (isQuoted || depth > 0)) at += 1;
    else if (isQuoted && letter === '"') isQuoted = false;
    else if (isQuoted) parts.push(`${parts.pop() ?? ''}${/[\s=;]/.test(letter) ? '_' : letter}`);
    else if (letter === '(') depth += 1;
    else if (letter === ')' && depth > 0) depth -= 1;
    else if (depth > 0) continue;
    else if (letter === '"') isQuoted = true;
    else if (letter === ';') parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts;
}
