import { PRODUCT } from '@hearth/kit/constants';

/** The product's mark and name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-bold">
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
        <path fill="#b4541a" d="M2 30V16a14 14 0 0 1 28 0v14z" />
        <path fill="#f2b75a" d="M8 30V17a8 8 0 0 1 16 0v13z" />
        <path fill="#fdf1dc" d="M16 17c6.2 4.9 6 11.7 0 13-6-1.3-6.2-8.1 0-13z" />
      </svg>
      {PRODUCT}
    </span>
  );
}
