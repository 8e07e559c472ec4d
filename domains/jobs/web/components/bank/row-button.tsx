import { Button } from '@hearth/ui/button';
import type { ButtonProps } from '@hearth/ui/button';

/** A button of one line among many: seen as its verb, spoken with what it is about. */
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
