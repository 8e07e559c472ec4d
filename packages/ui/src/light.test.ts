import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;
const HEAVY = new Set([
  'provider',
  'modal',
  'confirm-dialog',
  'form-dialog',
  'drawer',
  'popover',
  'menu',
  'tabs',
  'select',
  'combo-box',
  'command-palette',
  'number-field',
  'calendar',
  'date-field',
  'week-picker',
  'month-picker',
  'year-picker',
  'time-picker',
  'picker-field',
  'kanban',
  'dates-field',
  'place-field',
  'design-system',
]);

/** Every package that a file loads, through all the files of ours that it loads. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gmu,
  )) {
    if (!from.startsWith('.')) found.add(from);
    else for (const inner of packagesOf(resolve(dirname(file), from), seen)) found.add(inner);
  }
  return found;
}

const folders = readdirSync(HERE, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && readdirSync(resolve(HERE, entry.name)).includes('index.tsx'),
);
const light = folders.map(({ name }) => name).filter((name) => !HEAVY.has(name));

describe('components that login and career pages use', () => {
  it.each(light)('%s does not load React Aria', (name) => {
    const loaded = [...packagesOf(resolve(HERE, name, 'index.tsx'))];
    expect(loaded.filter((one) => /^(react-aria|react-stately|@internationalized)/u.test(one))).toEqual([]);
  });

  it('are told from those that do', () => {
    expect(
      [...packagesOf(resolve(HERE, 'modal', 'index.tsx'))].some((one) => one.startsWith('react-aria-components')),
    ).toBe(true);
    expect(light).toContain('button');
  });
});
