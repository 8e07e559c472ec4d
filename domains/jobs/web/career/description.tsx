import { Icon } from '@hearth/ui/icon';
import { Check } from 'lucide-react';
import { parseDescription } from '../../rules/description.ts';
import type { Block, Words } from '../../rules/description.ts';

function Run({ words }: { readonly words: readonly Words[] }) {
  return words.map(({ text, bold }, index) => (bold ? <strong key={index}>{text}</strong> : text));
}

function Piece({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') {
    return (
      <h3 className="mt-2 text-lg">
        <Run words={block.words} />
      </h3>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Run words={block.words} />
      </p>
    );
  }
  return (
    <ul className="grid gap-3">
      {block.items.map((item, index) => (
        <li key={index} className="flex gap-3">
          <Icon of={Check} size={20} className="mt-0.5 text-ok" />
          <span>
            <Run words={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What an employer wrote, from its markup; it is in the language of the post, whatever the page's own is. */
export function Description({ source }: { readonly source: string }) {
  return (
    <div className="grid max-w-prose gap-3 text-lg leading-relaxed text-pretty">
      {parseDescription(source).map((block, index) => (
        <Piece key={index} block={block} />
      ))}
    </div>
  );
}
