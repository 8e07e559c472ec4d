import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/index.tsx';
import type { TextFieldProps } from '../text-field/index.tsx';
import { TextField } from '../text-field/index.tsx';

/** The props of a PasswordField beside a text field: the two names of its eye. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & { showLabel: string; hideLabel: string };

/** A password that can be looked at before it is sent. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={visible ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={visible ? hideLabel : showLabel}
          onClick={() => setVisible(!visible)}
          className="grid size-8 place-items-center rounded-sm hover:bg-sunken phone:size-11"
        >
          <Icon of={visible ? EyeOff : Eye} size={20} />
        </button>
      }
    />
  );
}
