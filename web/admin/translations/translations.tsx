import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { mayUse } from '#contract/access/roles.ts'
import { type TranslationArea, translationAreas } from '#contract/admin/translatable.ts'
import type { Translation } from '#contract/admin/translations.ts'
import { contentPages } from '#contract/content/pages.ts'
import { adminPages } from '#contract/pages.ts'
import { records } from '#contract/records/registry.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button } from '../../ui/button.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { useAccount } from '../blocks/calls.ts'
import { Heading } from '../blocks/heading.tsx'
import { DataTable, Toolbar } from '../blocks/lists/data-table.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { filterBy, useTable } from '../blocks/lists/table-state.ts'
import { MalayalamInput } from '../blocks/malayalam/malayalam-input.tsx'
import { useMalayalam } from '../blocks/malayalam/malayalam-store.ts'

const words = staffMessages.translations
const nameOf = (area: TranslationArea) => (area === 'site' ? 'Pages' : records[area].many)
const longText = 60
const pageNames = Object.entries(contentPages).map(([page, { title }]) => [page, title] as const)

export function Page() {
  const table = useTexts()
  const malayalam = useMalayalam()
  const mutate = useMutate()
  const { store } = malayalam
  const { data } = table.list
  useLayoutEffect(() => {
    if (data) store.load(data.items)
  }, [data, store])
  const rows = data && { ...data, items: data.items.map((text) => ({ ...text, id: text.english })) }

  const save = async () => malayalam.changed > 0 && mutate(malayalam.save, { fallback: words.notSaved })
  /** The button disappears, and so do the rows that are translated now. */
  async function saveByButton() {
    if (await save()) focusMain()
  }
  return (
    <div className="**:scroll-mb-28">
      <Heading
        title={adminPages.malayalam.title}
        tools={<Toolbar table={table} />}
        note="Texts of the website in Malayalam. Where one is missing, visitors read the English text. A text is translated once, wherever it stands, and is on the site as soon as you save it."
      />
      <DataTable
        table={{ ...table, list: { ...table.list, data: rows } }}
        columns={[
          { key: 'where', label: 'Where', unlabelled: true, cell: (text) => <Place text={text} /> },
          {
            key: 'english',
            label: 'English',
            unlabelled: true,
            cell: ({ english }) => <p className="whitespace-pre-line wrap-anywhere">{english}</p>,
          },
          {
            key: 'malayalam',
            label: 'Malayalam',
            unlabelled: true,
            cell: ({ english }) => (
              <MalayalamInput
                store={store}
                english={english}
                onEnter={save}
                multiline={english.length > longText || english.includes('\n')}
                aria-label={`Malayalam of “${english.length > longText ? `${english.slice(0, longText)}…` : english}”`}
              />
            ),
          },
        ]}
      />
      <SaveBar count={malayalam.changed} onSave={saveByButton} />
    </div>
  )
}

const missingNouns = ['text not yet translated', 'texts not yet translated'] as const

function useTexts() {
  const account = useAccount()
  // All areas until the account is known, so that a filter in the address works from the start.
  const areas = translationAreas.filter((area) => !account || mayUse(account.roles, area))
  const areaOptions = areas.map((area) => [area, nameOf(area)] as const)
  const table = useTable({
    call: 'listTranslations',
    nouns: ['text', 'texts'],
    words,
    filters: [
      filterBy('missing', 'Show', 'Not yet translated', { false: 'All texts' }),
      ...(areas.length > 1 ? [filterBy('area', 'Part', 'All', areaOptions)] : []),
      ...(areas.includes('site') ? [filterBy('content', 'Page', 'All', pageNames)] : []),
    ],
    always: { missing: true },
  })
  return table.get('missing') ? table : { ...table, nouns: missingNouns }
}

function Place({ text: { where, path, area } }: { text: Translation }) {
  return (
    <>
      <Link
        to={path}
        className="link inline-flex min-h-11 min-w-28 items-center font-semibold wrap-break-word desk:min-h-0"
      >
        {where}
      </Link>
      <span className="block text-stone">{nameOf(area)}</span>
    </>
  )
}

/** Stays at the bottom while something is typed. */
function SaveBar({ count, onSave }: { count: number; onSave: () => void }) {
  return (
    <div className={`form-bar mt-6 items-center ${count > 0 ? '' : 'border-0 py-0'}`}>
      {count > 0 ? <Button onClick={onSave}>Save</Button> : null}
      <p role="status" className="flex-1 text-sm text-stone">
        {count === 0 ? '' : count === 1 ? '1 text not saved yet' : `${count} texts not saved yet`}
      </p>
    </div>
  )
}
