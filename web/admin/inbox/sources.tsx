// Where the enquiries of a year came from, and how many of them became houses.

import { useState } from 'react'
import { Link } from 'react-router'
import { dayInIndia } from '#contract/days.ts'
import type { EndReason } from '#contract/enquiries.ts'
import { enquiryStatusNames, type LeadSource, leadSourceNames } from '#contract/people/lead-words.ts'
import { useCall } from '../../calls/api.ts'
import { ListState } from '../../ui/list-state.tsx'
import { Choice } from '../blocks/forms/control.tsx'
import { Section } from '../blocks/heading.tsx'
import { type Column, Table } from '../blocks/lists/table.tsx'
import { words as common } from '../blocks/words.ts'
import { words } from './enquiry-words.ts'
import { submissionPath } from './submission-paths.tsx'

type Counted = { id: string; received: number; won: number; lost: number }

export function Sources() {
  const thisYear = Number(dayInIndia(new Date()).slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const { data, ...query } = useCall('countSources', { query: { year } })
  const items = data?.sources.map(({ source, ...counts }) => ({ id: source, ...counts }))
  return (
    <Section
      id="sources"
      title={words.sourcesTitle}
      note={words.sourcesNote}
      className="mt-12"
      tools={
        <Choice
          label={words.year}
          className="w-32 sm:ml-auto"
          value={year}
          names={[0, 1, 2].map((ago) => [`${thisYear - ago}`, `${thisYear - ago}`] as const)}
          onChoose={(chosen) => setYear(Number(chosen))}
        />
      }
    >
      <ListState
        query={{ ...query, data: items && { items } }}
        empty={words.noSources}
        failed={words.sourcesFailed}
      >
        {(rows) => <Table caption={words.sourcesTitle} columns={columns} rows={rows} />}
      </ListState>
      {data && data.reasons.length > 0 ? (
        <>
          <h3 className="mt-8 mb-2">{words.reasonsTitle}</h3>
          <Table caption={words.reasonsTitle} columns={reasonColumns} rows={data.reasons} />
        </>
      ) : null}
    </Section>
  )
}

const nameOf = (source: string) => {
  if (source === 'website') return words.website
  return leadSourceNames[source as LeadSource] ?? words.notAsked
}

const columns: Column<Counted>[] = [
  { key: 'source', label: words.columns.source, unlabelled: true, cell: ({ id }) => <b>{nameOf(id)}</b> },
  { key: 'received', label: words.columns.received },
  { key: 'won', label: words.won },
  { key: 'lost', label: words.lost },
]

const reasonColumns: Column<EndReason>[] = [
  {
    key: 'name',
    label: words.name,
    unlabelled: true,
    cell: ({ id, name }) => (
      <Link to={submissionPath('enquiry', id)} className="font-bold hover:underline">
        {name}
      </Link>
    ),
  },
  { key: 'status', label: common.status, cell: ({ status }) => enquiryStatusNames[status] },
  { key: 'why', label: words.why, cell: ({ why }) => <span className="wrap-anywhere">{why}</span> },
]
