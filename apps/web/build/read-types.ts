import { basename, dirname } from 'node:path';
import type { ESTree } from 'vite';
import { parseSync } from 'vite';

/** A property of a component, as its type says. */
export interface Property {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly note: string;
}

/** A component's properties, and the types whose properties it takes besides. */
export interface PropertyList {
  readonly name: string;
  readonly properties: readonly Property[];
  readonly besides: readonly string[];
}

interface Alias {
  readonly name: string;
  readonly folder: string;
  readonly entry: boolean;
  readonly text: string;
  readonly type: ESTree.TSType;
  readonly comments: readonly { readonly value: string; readonly end: number }[];
}

/** Every `…Props` type of the components that the `index.tsx` of each folder exports or passes on, with the types of ours that it is made of put in. */
export function readTypes(sources: ReadonlyMap<string, string>): Record<string, PropertyList[]> {
  const passedOn = new Set([...sources].flatMap(([path, text]) => reexports(path, text)));
  // What a folder's own index has comes before what it passes on.
  const inOrder = [...sources].toSorted(([one], [other]) => Number(isIndex(other)) - Number(isIndex(one)));
  const aliases = inOrder.flatMap(([path, text]) => readAliases(path, text, passedOn));
  const byName = new Map(aliases.map((alias) => [alias.name, alias]));
  const found: Record<string, PropertyList[]> = {};
  for (const alias of aliases) {
    const name = alias.name.replace(/Props$/, '');
    const exported = Array.from(alias.text.matchAll(/\bexport function (\w+)/g), ([, one]) => one);
    if (!alias.entry || !exported.includes(name)) continue;
    const { properties, besides } = resolveMembers(alias, alias.type, byName);
    const single = [...new Map(properties.map((property) => [property.name, property])).values()];
    (found[alias.folder] ??= []).push({ name, properties: single, besides: [...new Set(besides)] });
  }
  return found;
}

const isIndex = (path: string): boolean => basename(path) === 'index.tsx';

/** The components that an `index.tsx` re-exports from its folder, as `folder/Name`. */
function reexports(path: string, text: string): string[] {
  if (!isIndex(path)) return [];
  return parseSync(path, text).program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.source !== null && node.exportKind !== 'type'
      ? node.specifiers.flatMap(({ exported }) =>
          exported.type === 'Identifier' ? [`${basename(dirname(path))}/${exported.name}`] : [],
        )
      : [],
  );
}

function readAliases(path: string, text: string, passedOn: ReadonlySet<string>): Alias[] {
  const { program, comments } = parseSync(path, text);
  return program.body.flatMap((node) => {
    const exported = node.type === 'ExportNamedDeclaration';
    const declaration = exported ? node.declaration : node;
    const [name, type] = toNamedType(declaration);
    if (name === undefined || type === undefined) return [];
    const folder = basename(dirname(path));
    const entry = (exported && isIndex(path)) || passedOn.has(`${folder}/${name.replace(/Props$/, '')}`);
    return [{ name, folder, entry, text, type, comments }];
  });
}

/** A type with its name; an inline props type is named like a declared one. */
function toNamedType(node: ESTree.Statement | ESTree.Declaration | null): [string?, ESTree.TSType?] {
  if (node?.type === 'TSTypeAliasDeclaration') return [node.id.name, node.typeAnnotation];
  const [first] = node?.type === 'FunctionDeclaration' ? node.params : [];
  if (node?.type !== 'FunctionDeclaration' || first?.type !== 'ObjectPattern') return [];
  const type = first.typeAnnotation?.typeAnnotation;
  const own = type?.type === 'TSTypeLiteral' || type?.type === 'TSIntersectionType';
  return own ? [`${node.id?.name ?? ''}Props`, type] : [];
}

type Members = { properties: Property[]; besides: string[] };

function resolveMembers(alias: Alias, type: ESTree.TSType, byName: ReadonlyMap<string, Alias>): Members {
  if (type.type === 'TSParenthesizedType') return resolveMembers(alias, type.typeAnnotation, byName);
  if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType') {
    const parts = type.types.map((part) => resolveMembers(alias, part, byName));
    return {
      properties: parts.flatMap(({ properties }) => properties),
      besides: parts.flatMap(({ besides }) => besides),
    };
  }
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const own = byName.get(type.typeName.name);
    if (own !== undefined && own !== alias) return resolveMembers(own, own.type, byName);
  }
  if (type.type !== 'TSTypeLiteral')
    return { properties: [], besides: [oneLine(alias.text.slice(type.start, type.end))] };
  const properties = type.members.flatMap((member): Property[] => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
    const written = member.typeAnnotation?.typeAnnotation;
    return [
      {
        name: member.key.name,
        type: written === undefined ? '' : typeText(alias, written, byName),
        required: member.optional !== true,
        note: noteBefore(alias, member.start),
      },
    ];
  });
  return { properties, besides: [] };
}

/** A type as it is written; a name that stands for a few words is replaced by them. */
function typeText(alias: Alias, type: ESTree.TSType, byName: ReadonlyMap<string, Alias>): string {
  const text = oneLine(alias.text.slice(type.start, type.end)).replace(/ \| undefined$/, '');
  const own = byName.get(text);
  if (own?.type.type !== 'TSUnionType' || !own.type.types.every(({ type: kind }) => kind === 'TSLiteralType'))
    return text;
  return oneLine(own.text.slice(own.type.start, own.type.end));
}

/** The comment that ends right before a place. */
function noteBefore({ comments, text }: Alias, start: number): string {
  const comment = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
  return comment === undefined ? '' : oneLine(comment.value.replaceAll(/^[ \t]*\*+/gmu, ' '));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replace(/^\| /u, '').trim();
}
