/** The limits for added files: accepted types, bytes per file, and number of files. */
export type FileLimits = { accept?: string | undefined; maxBytes?: number | undefined; maxFiles?: number | undefined };

/** Why a file was not taken. */
export type FileRefusal = 'type' | 'size' | 'empty' | 'count';

/** The facts about a file that its limits check. */
export type FileFacts = { name: string; type: string; size: number };

/** Splits files into those that may be added and those that may not, with the reason. */
export function checkFiles<Facts extends FileFacts>(
  files: readonly Facts[],
  present: number,
  limits: FileLimits,
): { taken: Facts[]; refused: { file: Facts; reason: FileRefusal }[] } {
  const taken: Facts[] = [];
  const refused: { file: Facts; reason: FileRefusal }[] = [];
  for (const file of files) {
    const reason = findRefusal(file, present + taken.length, limits);
    if (reason === undefined) taken.push(file);
    else refused.push({ file, reason });
  }
  return { taken, refused };
}

function findRefusal(
  file: FileFacts,
  present: number,
  { accept, maxBytes, maxFiles }: FileLimits,
): FileRefusal | undefined {
  if (accept !== undefined && !isAccepted(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  if (maxBytes !== undefined && file.size > maxBytes) return 'size';
  return maxFiles !== undefined && present >= maxFiles ? 'count' : undefined;
}

/** Tells if a file matches an accept attribute: .pdf, image/*, application/pdf, comma-separated. */
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
