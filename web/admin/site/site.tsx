import { Link } from 'react-router'
import type { ContentState, PageKey } from '#contract/content/calls.ts'
import { pagePath } from '#contract/content/pages.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../calls/api.ts'
import { Icon } from '../../ui/icon.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Heading, Section } from '../blocks/heading.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { Badge } from '../blocks/lists/table.tsx'

export function Page() {
  const contents = useCall('listContents', {})
  return (
    <>
      <Heading
        title={adminPages.site.title}
        note="Texts and pictures of the website. Nobody outside sees a change before you publish it."
      />
      <ListState query={contents} empty="" failed={staffMessages.contents.loadFailed}>
        {(items) => (
          <div className="grid max-w-form gap-10 lg:max-w-4xl lg:gap-8">
            <Section id="company" title="Company">
              <Rows items={items.filter(({ page }) => page in companyNotes)} />
            </Section>
            <Section id="pages" title="Pages">
              <Rows items={items.filter(({ page }) => !(page in companyNotes))} />
            </Section>
          </div>
        )}
      </ListState>
    </>
  )
}

/** What belongs to the company itself. */
const companyNotes: Partial<Record<PageKey, string>> = {
  company: 'Name, phone numbers, address, opening hours, what is free: what every page shows.',
  who: 'People, registrations, GST, the guarantee: on the home page and About once they are filled in.',
}

function Rows({ items }: { items: readonly ContentState[] }) {
  return (
    <ul className="border-t border-line">
      {items.map((item) => (
        <li key={item.page} className="border-b border-line lg:flex lg:items-center lg:gap-6">
          <Link
            to={pagePath(item.page)}
            className="group flex min-h-16 flex-1 items-center gap-4 py-3 hover:text-laterite-deep lg:min-h-14 lg:py-1.5 lg:leading-snug"
          >
            <span className="min-w-0 flex-1 lg:grid lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-x-6">
              <span>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold group-hover:underline">
                  {item.page === 'company' ? 'Company details' : item.title}
                  {item.has_draft ? <Badge tone="good">Draft</Badge> : null}
                </span>
                {companyNotes[item.page] ? (
                  <span className="block text-sm text-stone">{companyNotes[item.page]}</span>
                ) : null}
              </span>
              <span className="block text-sm text-stone">{stateOf(item)}</span>
            </span>
            <Icon name="arrow" className="size-5 text-laterite lg:hidden" />
          </Link>
          {item.untranslated > 0 ? (
            <Link
              to={`${adminPages.malayalam.path}?content=${item.page}`}
              className="link -mt-2 mb-2 inline-flex min-h-11 items-center text-sm lg:my-0"
            >
              {item.untranslated} not yet translated
              <span className="sr-only">: {item.title}</span>
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function stateOf({ has_draft, changed_by, changed_at, samples }: ContentState) {
  const what = has_draft ? 'Draft saved' : 'Published'
  const changed =
    changed_at && `${what} ${formatDateTime(changed_at)}${changed_by ? ` by ${changed_by}` : ''}`
  const invented = samples > 0 && (samples === 1 ? '1 sample text' : `${samples} sample texts`)
  return [changed || 'As the site came', invented].filter(Boolean).join(' · ')
}
