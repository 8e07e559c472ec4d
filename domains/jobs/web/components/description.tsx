import { Icon } from '@hearth/ui/icon';
import { Check } from 'lucide-react';
import { parseDescription } from '../../rules/description.ts';
import type { Block, TextRun } from '../../rules/description.ts';

function TextRuns({ words }: { readonly words: readonly TextRun[] }) {
  return words.map(({ text, bold }, index) => (bold ? <strong key={index}>{text}</strong> : text));
}

function DescriptionBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') {
    return (
      <h3 className="mt-2 text-lg">
        <TextRuns words={block.words} />
      </h3>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <TextRuns words={block.words} />
      </p>
    );
  }
  return (
    <ul className="grid gap-3">
      {block.items.map((item, index) => (
        <li key={index} className="flex gap-3">
          <Icon of={Check} size={20} className="mt-0.5 text-ok" />
          <span>
            <TextRuns words={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Renders a job's description from its markup, in the job's language. */
export function Description({ source }: { readonly source: string }) {
  return (
    <div className="grid max-w-prose gap-3 text-lg leading-relaxed text-pretty">
      {parseDescription(source).map((block, index) => (
        <DescriptionBlock key={index} block={block} />
      ))}
    </div>
  );
}
