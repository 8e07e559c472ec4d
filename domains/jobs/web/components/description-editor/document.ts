import { Schema } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { parseDescription, writeDescription } from '../../../rules/description.ts';
import type { Block, TextRun } from '../../../rules/description.ts';

/** What a description is made of: exactly the blocks of `rules/description.ts`. Each takes the direction of its own words. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'text*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', { dir: 'auto' }, 0] },
    heading: {
      content: 'text*',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'h3' }],
      toDOM: () => ['h3', { dir: 'auto' }, 0],
    },
    bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    list_item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: {},
  },
  marks: { strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] } },
});

const { paragraph, heading, bullet_list: bulletList, list_item: listItem } = schema.nodes;

const textNodes = (words: readonly TextRun[]): Node[] =>
  words
    .filter(({ text }) => text !== '')
    .map(({ text, bold }) => schema.text(text, bold ? [schema.marks.strong.create()] : []));

function nodeOf(block: Block): Node {
  if (block.kind === 'heading') return heading.create(null, textNodes(block.words));
  if (block.kind === 'paragraph') return paragraph.create(null, textNodes(block.words));
  return bulletList.create(
    null,
    block.items.map((item) => listItem.create(null, paragraph.create(null, textNodes(item)))),
  );
}

/** Reads a description's markup into an editor's document; an empty one has one empty paragraph. */
export function documentOf(source: string): Node {
  const blocks = parseDescription(source).map(nodeOf);
  return schema.topNodeType.create(null, blocks.length === 0 ? [paragraph.create()] : blocks);
}

function runsOf(node: Node): TextRun[] {
  const runs: TextRun[] = [];
  node.descendants((child) => {
    if (child.isText) runs.push({ text: child.text ?? '', bold: child.marks.length > 0 });
  });
  return runs;
}

function blockOf(node: Node): Block {
  if (node.type === bulletList) return { kind: 'list', items: node.children.map(runsOf) };
  return { kind: node.type === heading ? 'heading' : 'paragraph', words: runsOf(node) };
}

/** Writes the blocks of an editor's document in the markup. */
export const sourceOf = (blocks: readonly Node[]): string => writeDescription(blocks.map(blockOf));
