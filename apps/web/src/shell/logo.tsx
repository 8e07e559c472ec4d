/** The mark of the product, in the colour of the text beside it. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="shrink-0">
      <path fill="currentColor" fillRule="evenodd" d="M2 22V11a10 10 0 0 1 20 0v11h-5v-9a5 5 0 0 0-10 0v9z" />
      <path fill="currentColor" d="M12 12c2.4 2.6 3.2 4.9 3.2 6.4a3.2 3.2 0 0 1-6.4 0c0-1.5.8-3.8 3.2-6.4z" />
    </svg>
  );
}
