/** A hearth between two laid tables. It keeps its one palette in light and dark: it is a picture, not an interface. */
export function HearthArt() {
  return (
    <svg
      viewBox="0 0 634 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path fill="#61351a" d="M7 900V646a310 310 0 0 1 620 0v254z" />
      <path fill="#783e1a" d="M71 900V650a246 246 0 0 1 492 0v250z" />
      <path fill="#994a1a" d="M131 900V658a186 186 0 0 1 372 0v242z" />
      <path fill="#c26a28" d="M186 900V671a131 131 0 0 1 262 0v229z" />
      <path fill="#da9142" d="M234 900V689a83 83 0 0 1 166 0v211z" />
      <path fill="#fbe4bf" d="M317 656c67 64 65 151 0 168-65-17-67-104 0-168z" />
      <path fill="#fdf1dc" d="M320 716c40 40 38 94 0 104-38-10-40-64 0-104z" />
      <path fill="#3d281a" d="M0 832h634v68H0z" />
      <path fill="#cd7c34" fillOpacity=".5" d="M0 832h634v2H0z" />
      <g fill="#ebab52">
        <circle cx="258" cy="524" r="4" />
        <circle cx="366" cy="470" r="3" />
        <circle cx="300" cy="420" r="3.5" />
        <circle cx="404" cy="560" r="3" />
        <circle cx="232" cy="612" r="3" />
        <circle cx="346" cy="374" r="2.5" />
      </g>
      <path
        fill="#4c2e1a"
        d="M72 834v-66h92v66h-10v-44H82v44zM56 758h124v12H56zM470 834v-66h92v66h-10v-44h-72v44zM454 758h124v12H454z"
      />
      <path fill="#d18237" d="M92 754a26 24 0 0 1 52 0zM88 754h60a2 2 0 0 1 0 4H88a2 2 0 0 1 0-4z" />
      <circle fill="#d18237" cx="118" cy="727" r="4" />
      <path
        fill="none"
        stroke="#d4873b"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M502 722h28l-14 17zM516 740v16M508 757h16"
      />
    </svg>
  );
}
