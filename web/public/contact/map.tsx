// The area around the office, drawn by hand in the site's own colours: nothing is loaded from anywhere.
import { site } from '#site'

const text = 'fill-stone text-[19px] lg:text-[16px]'

export function AreaMap({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="-150 100 1500 667"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby="map-title"
      className={className}
    >
      <title id="map-title">
        {`Drawn map: ${site.address.street}, south of Kadavanthra metro station and east of MG Road`}
      </title>
      <rect x="-400" y="-100" width="2000" height="1100" className="fill-sand" />
      <Water />
      <Blocks />
      <Streets />
      <Lines />
      <Labels />
      <Office />
    </svg>
  )
}

function Water() {
  return (
    <g className="fill-leaf/14 stroke-leaf/30" strokeWidth="2">
      <path d="M-400-90H62c-8 60 6 96-4 148-9 44-26 78-14 130 14 58 44 82 58 134 12 46 6 84 28 128 24 48 66 74 88 130 24 62 22 116 48 170 20 42 42 62 58 110H-400z" />
      <path d="M948 402c22-22 60-12 84 8 26 22 20 50 44 76 22 24 58 28 68 62 12 42-18 66-14 110 4 40 34 62 30 104-4 50-40 74-46 128H938c6-48 34-66 36-108 2-40-30-58-32-100-2-38 24-56 22-92-2-34-36-48-40-84-4-40 4-84 24-104z" />
      <path
        d="M428-90c-10 90 18 150 22 240 3 70-12 110 2 190 12 70 40 110 62 190 24 84 22 150 44 240 8 36 20 70 26 100"
        className="fill-none stroke-leaf/30"
        strokeWidth="9"
      />
    </g>
  )
}

/** Parks and courts of the neighbourhood. */
function Blocks() {
  return (
    <g className="fill-leaf/20">
      <path d="M604 372l62-12 10 56-60 12zM668 590l58-14 14 62-56 14zM492 430l36-6 12 52-34 8z" />
    </g>
  )
}

const mainStreets = [
  // MG Road, Sahodaran Ayyappan Road, Panampilly Nagar Avenue, K. P. Vallon Road
  'M224-90C226 20 240 90 254 170c16 90 30 150 46 236 18 90 50 160 84 236 34 80 70 180 104 290',
  'M254 172c60 10 130 18 196 34 70 16 130 34 200 34 110 0 220-10 336-10h600',
  'M456 214c20 56 52 104 74 166 20 56 32 96 58 160 28 70 52 120 84 200 20 54 44 110 60 190',
  'M650 240c24 80 48 130 76 210 24 70 48 120 76 190 30 76 44 150 60 280',
]

const sideStreets = [
  'M547 424l146-36M574 506l168-14M606 590l170-28M640 672l172-34M674 752l164-30M610 268l-84 106M700 372l150-8M742 492l150-16',
  'M300 406l110 18 98-4M342 540l96-20 120-14M254 300l92 26M384 642l110-10 126 2M850 364l40-128M820 690l120-6',
  'M650 240l-4-330M986 230l-14 150M820 236l10-326M1140 230l30 190 130 60M1140 230l-6-330M1170 420l160-40',
]

function Streets() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {sideStreets.map((d) => (
        <path key={d} d={d} className="stroke-plaster" strokeWidth="7" />
      ))}
      {mainStreets.map((d) => (
        <path key={d} d={d} className="stroke-line" strokeWidth="20" />
      ))}
      {mainStreets.map((d) => (
        <path key={d} d={d} className="stroke-white" strokeWidth="15" />
      ))}
    </g>
  )
}

const railway = 'M410-90c2 90-6 170-4 250 2 90 18 140 30 220 14 90 4 160-20 240-26 90-60 160-76 310'
const metro =
  'M226-90C228 20 240 80 254 150c6 22 16 30 40 36 60 12 100 16 156 20 70 12 130 34 200 34 110 0 220-10 336-10h600'

function Lines() {
  return (
    <g fill="none">
      <path d={railway} className="stroke-stone" strokeWidth="6" />
      <path d={railway} className="stroke-sand" strokeWidth="3" strokeDasharray="14 12" />
      <path d={metro} className="stroke-teak" strokeWidth="5" />
      <g className="fill-plaster stroke-teak" strokeWidth="5">
        <circle cx="340" cy="194" r="10" />
        <circle cx="650" cy="240" r="10" />
        <circle cx="986" cy="230" r="10" />
      </g>
    </g>
  )
}

function Labels() {
  return (
    <g>
      <g className={`${text} fill-charcoal font-semibold`}>
        <text x="664" y="214">
          Kadavanthra metro
        </text>
        <text x="1000" y="204">
          Elamkulam metro
        </text>
        <text x="318" y="236" textAnchor="end">
          Ernakulam South metro
        </text>
      </g>
      <g className={text}>
        <text transform="translate(330 470) rotate(74)" className="max-md:hidden">
          MG Road
        </text>
        <text x="800" y="270" className="max-md:hidden">
          S A Road
        </text>
        <text transform="translate(611 556) rotate(69)">Panampilly Nagar Avenue</text>
        <text transform="translate(690 298) rotate(70)">K P Vallon Road</text>
        <text transform="translate(397 324) rotate(84)">Railway</text>
      </g>
      <g className={`${text} fill-leaf italic`}>
        <text x="1036" y="556" textAnchor="middle">
          Chilavannoor
        </text>
        <text x="1036" y="580" textAnchor="middle">
          backwater
        </text>
        <text x="-40" y="300">
          Backwaters
        </text>
        <text transform="translate(486 560) rotate(74)">Perandoor canal</text>
      </g>
    </g>
  )
}

/** The house mark stands where the office is. */
function Office() {
  return (
    <g>
      <g transform="translate(566 444)">
        <path d="M0 0h64v64H40l-8 12-8-12H0z" className="fill-laterite" />
        <g transform="translate(8 8) scale(2)" className="fill-none stroke-white" strokeWidth="1.5">
          <path d="M2.75 2.75h18.5v18.5H2.75z" />
          <path d="M8.75 8.75h6.5v6.5h-6.5zM2.75 2.75l6 6M21.25 2.75l-6 6M21.25 21.25l-6-6M2.75 21.25l6-6" />
        </g>
      </g>
      <text
        x="642"
        y="486"
        className="fill-laterite-deep stroke-sand font-semibold [paint-order:stroke] text-[24px] lg:text-[21px]"
        strokeWidth="6"
      >
        {site.shortName}
      </text>
    </g>
  )
}
