/** Text for programs, or of somebody else's program: as it is, and never read as markup. */
export function CodeBlock({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="grid gap-1">
      <p className="text-dense text-ink-2">{label}</p>
      <pre
        dir="ltr"
        tabIndex={0}
        role="region"
        aria-label={label}
        className="max-h-72 overflow-auto rounded-sm bg-sunken p-2 font-mono text-sm break-all whitespace-pre-wrap"
      >
        {text}
      </pre>
    </div>
  );
}
