import type { ContactContent } from '#contract/content/contact-and-legal.ts'
import { useCompany } from '../../page-context.ts'
import { Mark } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { map } from './map-drawing.ts'
import { labels } from './map-labels.ts'

const labelClasses = { station: 'fill-charcoal font-semibold', street: '', water: 'fill-leaf italic' }

const mapClass = 'block h-[30rem] w-full forced-color-adjust-none lg:aspect-9/4 lg:h-auto'

/** Nothing is loaded from another company: the map is the company's own picture, or drawn. */
export function AreaMap({ content: { title, picture } }: { content: ContactContent['map'] }) {
  if (picture) return <Picture {...picture} alt={title} sizes="100vw" className={mapClass} />
  return <DrawnMap title={title} />
}

function DrawnMap({ title }: { title: string }) {
  const { shortName, logo } = useCompany()
  return (
    <svg
      viewBox="-150 100 1500 667"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby="map-title"
      className={mapClass}
    >
      <title id="map-title">{title}</title>
      <rect x="-400" y="-100" width="2000" height="1100" className="fill-sand" />
      <g className="fill-leaf/14 stroke-leaf/30" strokeWidth="2">
        <Paths paths={map.water} />
        <path d={map.canal} className="fill-none stroke-leaf/30" strokeWidth="9" />
      </g>
      <path d={map.parks} className="fill-leaf/20" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <Paths paths={map.sideStreets} className="stroke-plaster" strokeWidth="7" />
        <Paths paths={map.mainStreets} className="stroke-line" strokeWidth="20" />
        <Paths paths={map.mainStreets} className="stroke-white" strokeWidth="15" />
      </g>
      <g fill="none">
        <path d={map.railway} className="stroke-stone" strokeWidth="6" />
        <path d={map.railway} className="stroke-sand" strokeWidth="3" strokeDasharray="14 12" />
        <path d={map.metro} className="stroke-teak" strokeWidth="5" />
        {map.stations.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="10" className="fill-plaster stroke-teak" strokeWidth="5" />
        ))}
      </g>
      {labels.map(({ kind, text, x, y, rotate, anchor, wideOnly }) => (
        <text
          key={text}
          transform={`translate(${x} ${y})${rotate ? ` rotate(${rotate})` : ''}`}
          textAnchor={anchor}
          className={`fill-stone text-[19px] lg:text-[16px] ${labelClasses[kind]} ${wideOnly ? 'max-md:hidden' : ''}`}
        >
          {text}
        </text>
      ))}
      <path d="M566 444h64v64h-24l-8 12-8-12h-24z" className="fill-laterite" />
      {logo ? (
        <image href={logo.src} x="574" y="452" width="48" height="48" />
      ) : (
        <Mark x="574" y="452" width="48" height="48" className="text-white" />
      )}
      <text
        x="642"
        y="486"
        className="fill-laterite-deep stroke-sand font-semibold [paint-order:stroke] text-[24px] lg:text-[21px]"
        strokeWidth="6"
      >
        {shortName}
      </text>
    </svg>
  )
}

function Paths({ paths, ...style }: { paths: string[]; className?: string; strokeWidth?: string }) {
  return paths.map((d) => <path key={d} d={d} {...style} />)
}
