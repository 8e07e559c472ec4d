import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Confirms an action and links to the next page. */
export function Done({ children, to, label }: { children: ReactNode; to: string; label: string }) {
  return (
    <div className="grid gap-4">
      <div role="status" className="flex gap-3 rounded-md border border-ok/25 bg-ok-soft p-3">
        <Icon of={CircleCheck} size={20} className="text-ok" />
        <div className="min-w-0">{children}</div>
      </div>
      <Link to={to} className={linkButtonLook('primary', 'xl', true)}>
        {label}
      </Link>
    </div>
  );
}
