// An area and a package, and what they come to. The browser asks by an address, so it works without JavaScript.
import { useHref, useSearchParams } from 'react-router'
import type { CostContent, Package } from '#contract/amounts/cost.ts'
import {
  askedArea,
  askedPackage,
  estimateUnits,
  maxSquareFeet,
  minSquareFeet,
  type Rates,
  rangeOf,
  squareMetresOf,
} from '#contract/amounts/estimate.ts'
import { indianNumber } from '#contract/amounts/indian-number.ts'
import { priceOf } from '#contract/amounts/prices.ts'
import { formatDay } from '#contract/days.ts'
import { publicPages } from '#contract/pages.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { whatsappLink } from '../../ui/contact-links.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { langOf, marked } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
import { PictureNote } from '../gallery/picture-note.tsx'
import { ProjectRow } from '../gallery/project-row.tsx'
import { twoColumns } from '../parts/band.tsx'
import { enquiryFormId } from '../shell/words.ts'
import { words } from './words.ts'

/** Where browsers go after they have asked. */
const answerId = 'range'

const housesNear = (near: number) => ({ query: { near, limit: 2 } })

/** Of a page with an estimate: the houses for the area that somebody has asked about. */
export function houseQueries({ search }: PageLocation) {
  const area = askedArea(search)
  return area && 'squareFeet' in area ? [queryOf('listProjects', housesNear(area.squareFeet))] : []
}

type EstimateProps = { content: CostContent; path: string }

export function EstimateForm({ content: { areaHint, rates }, path }: EstimateProps) {
  const [search] = useSearchParams()
  const area = askedArea(search)
  const problem = area && 'problem' in area ? area.problem : undefined
  return (
    <form
      method="get"
      action={`${useHref(path)}#${answerId}`}
      className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-2"
    >
      <TextField
        id={problem ? answerId : undefined}
        name="area"
        label={words.area}
        hint={marked(noBreak(areaHint))}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={search.get('area') ?? ''}
        error={problem && sentenceOf(problem)}
        className="sm:col-span-2"
      />
      <SelectField name="unit" label={words.unit} defaultValue={search.get('unit') ?? estimateUnits[0]}>
        {estimateUnits.map((unit) => (
          <option key={unit} value={unit}>
            {words.units[unit]}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="package"
        label={words.package}
        defaultValue={search.get('package') ?? 1}
        error={askedPackage(search, rates.packages) ? undefined : words.problems.noPackage}
      >
        {rates.packages.map(({ name }, index) => (
          <option key={index} value={index + 1} lang={langOf(name)}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="justify-self-start">
        {words.show}
      </Button>
    </form>
  )
}

function sentenceOf(problem: Exclude<keyof typeof words.problems, 'noPackage'>) {
  if (problem !== 'outside') return words.problems[problem]
  return words.problems.outside(sizeOf(minSquareFeet), sizeOf(maxSquareFeet))
}

const sizeOf = (squareFeet: number) =>
  words.size(indianNumber(squareFeet), indianNumber(squareMetresOf(squareFeet)))

/** What the form has asked for; nothing before. */
export function useAsked({ rates }: CostContent) {
  const [search] = useSearchParams()
  const area = askedArea(search)
  const chosen = askedPackage(search, rates.packages)
  return area && 'squareFeet' in area && chosen ? { squareFeet: area.squareFeet, chosen } : undefined
}

/** The form, and beside it what it has asked for. */
export function Answered({ asked, ...props }: EstimateProps & { asked: Asked }) {
  return (
    <div className={`${twoColumns} items-start gap-y-8`}>
      <EstimateForm {...props} />
      <Range {...asked} rates={props.content.rates} />
    </div>
  )
}

type Asked = { squareFeet: number; chosen: Package }

function Range({ squareFeet, chosen, rates: { since, note } }: Asked & Pick<CostContent, 'rates'>) {
  const { shortName, whatsapp } = useCompany()
  const houses = useCall('listProjects', housesNear(squareFeet)).data?.items ?? []
  const size = sizeOf(squareFeet)
  const range = rangeInWords(rangeOf(chosen, squareFeet))
  const day = formatDay(since)
  const topic = words.topic(size, chosen.name)
  const message = words.message(range, day)
  // Loaded by the browser, which then goes to the form.
  const enquiry = useHref(
    `${publicPages.contact.path}?${new URLSearchParams({ topic, message })}#${enquiryFormId}`,
  )
  return (
    <section
      id={answerId}
      aria-label={words.show}
      className="grid gap-8 border-l-2 border-brass bg-sand p-6 md:p-8"
    >
      <div>
        <Text.p className="font-semibold">{`${chosen.name}, ${size}`}</Text.p>
        <h2 className="mt-2">{range}</h2>
        <p className="mt-2 text-sm text-stone">{rateOf(chosen)}</p>
        <p className="text-sm text-stone">
          {words.ratesOf}
          <time dateTime={since}>{day}</time>
        </p>
        <h3 className="mt-4 text-base">{words.excluded}</h3>
        <Text.p className="max-w-measure">{chosen.excluded}</Text.p>
        {note ? <Text.p className="mt-4 max-w-measure text-sm text-stone">{note}</Text.p> : null}
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <ButtonLink href={enquiry}>{words.enquire}</ButtonLink>
          <ButtonLink
            href={whatsappLink(whatsapp, words.hello(shortName, topic, message))}
            variant="secondary"
            rel="noopener"
            icon="whatsapp"
          >
            {words.whatsapp}
          </ButtonLink>
        </div>
      </div>
      {houses.length > 0 ? (
        <div>
          <h3 className="mb-4 text-base">{words.houses}</h3>
          <div className={houses.length === 1 ? 'max-w-sm' : ''}>
            <ProjectRow projects={houses} isSmall />
          </div>
          <PictureNote projects={houses} className="mt-4" />
        </div>
      ) : null}
    </section>
  )
}

export const rateOf = (rates: Rates) => words.perSquareFoot(rangeInWords(rates))

function rangeInWords({ from, to }: Rates) {
  const [least, most] = [from, to].map((amount) => priceOf({ amount, unit: 'total' }))
  return least === most ? `${least}` : words.range(`${least}`, `${most}`)
}
