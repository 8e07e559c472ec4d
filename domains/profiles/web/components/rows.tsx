import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** A list whose rows can be added, edited and removed. */
export function Rows<T>({
  title,
  help,
  items,
  most,
  addLabel,
  removeLabel,
  fresh,
  onChange,
  children,
}: {
  readonly title: string;
  readonly help?: string;
  readonly items: readonly T[];
  readonly most: number;
  readonly addLabel: string;
  readonly removeLabel: (item: T) => string;
  readonly fresh: T;
  readonly onChange: (items: T[]) => void;
  readonly children: (item: T, set: (item: T) => void) => ReactNode;
}) {
  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="mb-1.5 font-bold">{title}</legend>
      {help !== undefined && <p className="text-sm text-ink-2">{help}</p>}
      {items.map((item, index) => (
        <div key={index} className="flex items-start gap-2">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-flow-col sm:auto-cols-fr">
            {children(item, (next) => onChange(items.map((one, at) => (at === index ? next : one))))}
          </div>
          <IconButton
            className="mt-6"
            label={removeLabel(item)}
            icon={<Icon of={Trash2} />}
            onClick={() => onChange(items.filter((_one, at) => at !== index))}
          />
        </div>
      ))}
      {items.length < most && (
        <Button className="justify-self-start" icon={<Icon of={Plus} />} onClick={() => onChange([...items, fresh])}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
