import type { LucideIcon } from 'lucide-react';
import { CircleCheck, CircleX } from 'lucide-react';
import { Icon } from '../icon/index.tsx';
import { Prose } from './links.tsx';
import { usePagePhrases } from './words.ts';

/** The dos and don'ts of a widget. */
export function Advice({ dos, donts }: { dos: readonly string[]; donts: readonly string[] }) {
  const { t } = usePagePhrases();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Half title={t('advice.do')} lines={dos} drawing={CircleCheck} colour="text-ok" />
      <Half title={t('advice.dont')} lines={donts} drawing={CircleX} colour="text-bad" />
    </div>
  );
}

function Half(props: { title: string; lines: readonly string[]; drawing: LucideIcon; colour: string }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <h3 className={`flex items-center gap-2 font-bold ${props.colour}`}>
        <Icon of={props.drawing} size={20} />
        {props.title}
      </h3>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-base">
        {props.lines.map((line) => (
          <li key={line}>
            <Prose>{line}</Prose>
          </li>
        ))}
      </ul>
    </div>
  );
}
