/** A hearth whose fire is out: the drawing of pages that nobody wants. */
export function ColdHearth() {
  return (
    <svg viewBox="0 0 224 166" width={224} height={166} aria-hidden="true" className="h-auto max-w-full">
      <path className="fill-kitchen-soft" d="M16 160V97a96 96 0 0 1 192 0v63z" />
      <path className="fill-kitchen opacity-30" d="M47 160V98a65 65 0 0 1 130 0v62z" />
      <path className="fill-kitchen opacity-50" d="M76 160v-57a36 36 0 0 1 72 0v57z" />
      <path
        className="fill-none stroke-surface"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 7"
        d="M112 92c10 12 14 24 13 36-1 8-6 13-13 14-7-1-12-6-13-14-1-12 3-24 13-36z"
      />
      <rect className="fill-line-strong" y="157" width="224" height="5" rx="2.5" />
    </svg>
  );
}
