import { ChevronRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../icon/index.tsx';

type LinkProps = { href: string; className: string; children: ReactNode };

/** What a Breadcrumb takes: the way to this page, the page itself last. */
export type BreadcrumbProps = {
  label: string;
  items: readonly { id: string; label: ReactNode; href?: string | undefined }[];
  /** Draws a link; the router's, so that the page is not loaded again. */
  link?: ComponentType<LinkProps> | undefined;
};

function PlainLink({ href, className, children }: LinkProps) {
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}

/** The way from the top to this page. */
export function Breadcrumb({ label, items, link: Link = PlainLink }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-ink-2">
        {items.map((item, index) => (
          <li
            key={item.id}
            className="flex items-center gap-1"
            aria-current={index === items.length - 1 ? 'page' : undefined}
          >
            {index > 0 && <Icon of={ChevronRight} size={14} directional />}
            {item.href === undefined ? (
              item.label
            ) : (
              <Link
                href={item.href}
                className="inline-flex min-h-6 items-center rounded-xs hover:text-accent-ink hover:underline phone:min-h-11"
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
