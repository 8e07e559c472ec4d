import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkExamples, checkPack, listUnverified } from '../../domains/laws/rules/check-pack.ts';
import { lawPack } from '../../domains/laws/contract/pack-schemas.ts';

export const PACKS_FOLDER = join(import.meta.dirname, '../../domains/laws/rules/packs');
const LIST = join(import.meta.dirname, '../../domains/laws/rules/all-packs.ts');

async function readJson(file: string): Promise<{ readonly json: unknown } | { readonly problem: string }> {
  try {
    return { json: JSON.parse(await readFile(file, 'utf8')) as unknown };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** Checks the packs of a folder and prints what is wrong and what nobody has verified; answers 0 when nothing is wrong, else 1. */
export async function checkPacks(folder = PACKS_FOLDER): Promise<number> {
  const listed = await readFile(LIST, 'utf8');
  let wrong = 0;
  for (const code of (await readdir(folder)).toSorted()) {
    const pack = await readJson(join(folder, code, 'pack.json'));
    const examples = await readJson(join(folder, code, 'examples.json'));
    const problems = [
      ...('problem' in pack ? [`pack.json: ${pack.problem}`] : checkPack(code, pack.json)),
      ...('problem' in examples ? [`examples.json: ${examples.problem}`] : checkExamples(examples.json)),
      ...(folder === PACKS_FOLDER && !listed.includes(`./packs/${code}/pack.json`)
        ? ['is not in domains/laws/rules/all-packs.ts: add a line like those of the others']
        : []),
    ];
    wrong += problems.length;
    console.log(`${code}: ${problems.length === 0 ? 'right' : `${problems.length} wrong`}`);
    for (const problem of problems) console.log(`  wrong   ${problem}`);
    const read = 'json' in pack ? lawPack.safeParse(pack.json).data : undefined;
    if (read === undefined) continue;
    const rules = read.versions.flatMap((version) => version.rules);
    console.log(`  ${rules.filter(({ verified }) => verified).length} of ${rules.length} thresholds are verified`);
    for (const rule of listUnverified(read)) console.log(`  verify before relying on it: ${rule}`);
  }
  console.log(wrong === 0 ? 'Every pack is right.' : `${wrong} wrong.`);
  return wrong === 0 ? 0 : 1;
}
