const LAMPS = [
  { x: 228, cord: 94, width: 28, spread: 60, length: 130 },
  { x: 286, cord: 117, width: 38, spread: 82, length: 130 },
  { x: 340, cord: 85, width: 26, spread: 56, length: 130 },
] as const;

/** A decorative drawing of three lamps in the brand's header colour. */
export function Lamps({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 390 300"
      preserveAspectRatio="xMaxYMin meet"
      aria-hidden="true"
      className={`pointer-events-none absolute inset-y-0 end-0 h-full text-on-header rtl:-scale-x-100 ${className}`}
    >
      <defs>
        <linearGradient id="light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff3da" stopOpacity="0.3" />
          <stop offset="1" stopColor="#fff3da" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#fff3da" stopOpacity="0.22" />
          <stop offset="1" stopColor="#fff3da" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="310" cy="140" r="150" fill="url(#glow)" />
      <path d="M206 60H390" stroke="currentColor" strokeOpacity="0.3" strokeWidth="1.5" />
      {LAMPS.map(({ x, cord, width, spread, length }) => {
        const top = cord + width / 2;
        return (
          <g key={x}>
            <path d={`M${x} 60V${cord}`} stroke="currentColor" strokeOpacity="0.3" strokeWidth="1.5" />
            <path
              d={`M${x - width / 2} ${top}h${width}l${(spread - width) / 2} ${length}h${-spread}z`}
              fill="url(#light)"
            />
            <path
              d={`M${x - width / 2} ${top}a${width / 2} ${width / 2} 0 0 1 ${width} 0z`}
              fill="#fff3da"
              fillOpacity="0.9"
            />
            <ellipse cx={x} cy={top + 2} rx={width / 5} ry={width / 8} fill="#ffe2a8" />
          </g>
        );
      })}
    </svg>
  );
}
