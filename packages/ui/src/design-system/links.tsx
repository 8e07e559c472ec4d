import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createContext, use } from 'react';

/** The base path of the design system, and its client-side navigation. */
export const LocationContext = createContext<{ search: string; navigate: (path: string) => void }>({
  search: '',
  navigate: () => undefined,
});

const HOME = '/design-system';

/** A link to a page of the design system that keeps the settings. */
export function PageLink({ to, ...native }: ComponentPropsWithRef<'a'> & { to: string }) {
  const { search, navigate } = use(LocationContext);
  const href = `${to === '' ? HOME : `${HOME}/${to}`}${search}`;
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    navigate(href);
  }
  return <a {...native} href={href} onClick={follow} />;
}

/** English for developers, said to be so in a page of another language. */
export function Prose({ children, className }: { children: string; className?: string }) {
  return (
    <span lang="en" dir="ltr" className={className}>
      {children}
    </span>
  );
}
