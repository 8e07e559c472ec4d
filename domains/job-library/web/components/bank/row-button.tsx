import { Button } from '@hearth/ui/button';
import type { ButtonProps } from '@hearth/ui/button';

/** A row's button: labelled by its verb, with a full accessible name. */
export function RowButton({ text, spoken, className = '', ...rest }: Omit<ButtonProps, 'children'> & RowWords) {
  return (
    <Button {...rest} className={`relative ${className}`}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </Button>
  );
}

interface RowWords {
  readonly text: string;
  readonly spoken: string;
}
