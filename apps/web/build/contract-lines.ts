import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@hearth/kit/endpoint';
import type { Plugin } from 'vite';

const CONTRACT = /\/domains\/[\w-]+\/contract\/(?:[\w-]+-)?(?:endpoints|events|failures|schemas)\.ts$/;
const LINE = ['id', 'method', 'path', 'access', 'multipart', 'mergeable', 'changes'] as const;

/** The part of an export that browsers need: an endpoint's line or plain data, no schemas. */
function pickBrowserPart(value: unknown): unknown {
  if (value === null || typeof value === 'function') return undefined;
  if (typeof value !== 'object') return value;
  if ('_zod' in value) return undefined;
  // A failure is its code: the words for people are phrases.
  if ('code' in value && 'status' in value && 'message' in value) return { code: value.code, status: value.status };
  // Of an event a page needs its type.
  if ('type' in value && 'schema' in value) return { type: value.type };
  if (!('schemas' in value)) return value;
  // Who may call it is the server's affair: a page asks its policy.
  const { access, ...endpoint } = value as Endpoint;
  const line: Record<string, unknown> = { ...endpoint, access: { kind: access.kind } };
  if (endpoint.changes?.length === 0) delete line['changes'];
  return Object.fromEntries(LINE.filter((name) => line[name] !== undefined).map((name) => [name, line[name]]));
}

/** Marks the module of one export of a contract; what follows is its name. */
const ONE = '?line=';

/**
 * Replaces the modules of a contract by the little that pages use of them: no schema and no zod reaches a browser. When building,
 * each export is a module of its own: a page loads the lines that it uses, and not the whole contract because of one.
 */
export function contractLines(): Plugin {
  const modules = new Map<string, string>();
  let isBuild = false;
  return {
    name: 'hearth-contract-lines',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (modules.has(id) ? id : null),
    async load(id) {
      const one = modules.get(id);
      if (one !== undefined) return { code: one, map: null, moduleSideEffects: false };
      const path = id.split('?')[0] ?? id;
      if (!CONTRACT.test(path)) return null;
      // The time in the address makes a changed contract load again while developing.
      const module = (await import(`${pathToFileURL(path).href}?${Date.now()}`)) as Record<string, unknown>;
      const lines = Object.entries(module).flatMap(([name, value]) => {
        const part = pickBrowserPart(value);
        if (part === undefined || name === 'default') return [];
        const code = `export const ${name} = ${JSON.stringify(part)};`;
        if (!isBuild) return [code];
        const own = `${path}${ONE}${name}`;
        modules.set(own, code);
        return [`export { ${name} } from ${JSON.stringify(own)};`];
      });
      return { code: lines.join('\n'), map: null, moduleSideEffects: false };
    },
  };
}
