/** What files may be added: types as in an accept attribute, bytes each, and how many in all. */
export type FileLimits = { accept?: string | undefined; maxBytes?: number | undefined; maxFiles?: number | undefined };

/** Why a file was not taken. */
export type Refusal = 'type' | 'size' | 'empty' | 'count';

/** What of a file its limits look at. */
export type FileFacts = { name: string; type: string; size: number };

/** Splits files into those that may be added and those that may not, with the reason. */
export function checkFiles<Facts extends FileFacts>(
  files: readonly Facts[],
  present: number,
  limits: FileLimits,
): { taken: Facts[]; refused: { file: Facts; reason: Refusal }[] } {
  const taken: Facts[] = [];
  const refused: { file: Facts; reason: Refusal }[] = [];
  for (const file of files) {
    const reason = refusalOf(file, present + taken.length, limits);
    if (reason === undefined) taken.push(file);
    else refused.push({ file, reason });
  }
  return { taken, refused };
}

function refusalOf(file: FileFacts, present: number, { accept, maxBytes, maxFiles }: FileLimits): Refusal | undefined {
  if (accept !== undefined && !isAccepted(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  if (maxBytes !== undefined && file.size > maxBytes) return 'size';
  return maxFiles !== undefined && present >= maxFiles ? 'count' : undefined;
}

/** Whether a file fits an accept attribute: .pdf, image/*, application/pdf, separated by commas. */
export function isAccepted({ name, type }: FileFacts, accept: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .some((rule) => {
      if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule);
      return rule.endsWith('/*') ? type.toLowerCase().startsWith(rule.slice(0, -1)) : type.toLowerCase() === rule;
    });
}
