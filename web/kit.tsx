// The kit on one page, served in development only: every part in every state, to look at and to check.
import { type ReactNode, useState } from 'react'
import { Badge } from './ui/badge.tsx'
import { Button, ButtonLink } from './ui/button.tsx'
import { ConfirmProvider, useConfirm } from './ui/confirm.tsx'
import { Dialog } from './ui/dialog.tsx'
import { FileField, PasswordField, SelectField, TextAreaField, TextField } from './ui/field.tsx'
import { Icon, iconNames } from './ui/icon.tsx'
import { ListState } from './ui/list-state.tsx'
import { Mark } from './ui/mark.tsx'
import { Pager } from './ui/pager.tsx'
import { Picture } from './ui/picture.tsx'
import { Progress } from './ui/progress.tsx'
import { RatingField, Stars } from './ui/stars.tsx'
import { type Sort, Table } from './ui/table.tsx'
import { toast } from './ui/toast.tsx'

const colours = {
  plaster: 'bg-plaster',
  sand: 'bg-sand',
  line: 'bg-line',
  edge: 'bg-edge',
  charcoal: 'bg-charcoal',
  stone: 'bg-stone',
  laterite: 'bg-laterite',
  'laterite-deep': 'bg-laterite-deep',
  leaf: 'bg-leaf',
  teak: 'bg-teak',
  brass: 'bg-brass',
  alarm: 'bg-alarm',
}

const rows = [
  { id: 'a', client: 'Asha and Binu Mathew', place: 'Aluva', area: 2450 },
  { id: 'b', client: 'Dr Fathima Rasheed', place: 'Thrissur', area: 3120 },
  { id: 'c', client: 'Krishnan Namboothiri', place: 'Tripunithura', area: 1890 },
]

// A grey tile of 4 by 3 pixels.
const placeholder = 'data:image/gif;base64,R0lGODlhBAADAIAAAKiOdgAAACH5BAAAAAAALAAAAAAEAAMAAAIDhI9WADs='

export function Page() {
  return (
    <ConfirmProvider>
      <div className="wrap py-16">
        <p className="label">For us only</p>
        <h1 className="mt-3 text-5xl">The kit</h1>
        <p className="mt-5 max-w-measure text-lg text-stone">
          Every part that pages are made of. If something looks wrong here, it looks wrong everywhere.
        </p>
        <Type />
        <Colours />
        <MarkAndIcons />
        <Buttons />
        <Fields />
        <Lists />
        <Rows />
        <Pictures />
        <Small />
        <Floating />
      </div>
    </ConfirmProvider>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-section border-t border-line pt-8">
      <h2 className="mb-8">{title}</h2>
      {children}
    </section>
  )
}

function Type() {
  return (
    <Part title="Type">
      <div className="prose">
        <p className="font-serif text-5xl">A house around its courtyard</p>
        <p className="font-serif text-4xl">Monsoon first, then the view</p>
        <p className="font-serif text-3xl">Laterite, teak and lime</p>
        <p className="font-serif text-2xl">“They answered the phone every time.”</p>
        <h3>What is included</h3>
        <p>
          A house of 2,400 square feet on 12 cents of land takes us eleven months and costs about ₹62 lakh.
          You get <a href="#kit">one drawing set</a>, one price and <strong>one person</strong> who answers.
        </p>
        <p lang="ml">നാലുകെട്ട്: നടുമുറ്റത്തിനു ചുറ്റും നാലു വശവും കെട്ടിയ വീട്.</p>
        <ul>
          <li>Soil test and survey</li>
          <li>Structure, walls, roof</li>
        </ul>
        <p className="text-sm text-stone">Small, secondary. Rates of November, without the land.</p>
        <p className="label">A label</p>
      </div>
    </Part>
  )
}

function Colours() {
  return (
    <Part title="Colours">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {Object.entries(colours).map(([name, className]) => (
          <li key={name} className="text-sm">
            <span className={`mb-2 block h-20 border border-line ${className}`} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function MarkAndIcons() {
  return (
    <Part title="Mark and icons">
      <div className="mb-10 flex flex-wrap items-end gap-8 text-laterite">
        <Mark className="size-4" />
        <Mark className="size-6" />
        <Mark className="size-12" />
        <Mark className="size-24" />
        <Mark missingWall className="size-24" />
        <span className="bg-leaf p-6 text-plaster">
          <Mark className="size-16" />
        </span>
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
        {iconNames.map((name) => (
          <li key={name} className="flex items-center gap-3 text-sm">
            <Icon name={name} className="size-6" />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Buttons() {
  const [busy, setBusy] = useState(false)
  function work() {
    setBusy(true)
    setTimeout(() => setBusy(false), 1500)
  }
  return (
    <Part title="Buttons">
      <div className="flex flex-wrap gap-4">
        <Button>Send application</Button>
        <ButtonLink to="#kit" variant="secondary">
          See our work
        </ButtonLink>
        <Button variant="quiet">
          <Icon name="plus" />
          Add a picture
        </Button>
        <Button variant="danger">
          <Icon name="trash" />
          Delete
        </Button>
        <Button busy={busy} busyLabel="Resetting..." onClick={work}>
          Reset password
        </Button>
        <Button disabled>Not now</Button>
      </div>
      <div className="mt-6 flex flex-wrap gap-4 bg-leaf p-6 text-plaster">
        <ButtonLink href="tel:+914840000101" variant="light">
          <Icon name="phone" />
          Talk to us
        </ButtonLink>
        <ButtonLink to="#kit" variant="secondary" className="text-plaster hover:bg-white/10">
          See our work
        </ButtonLink>
      </div>
    </Part>
  )
}

function Fields() {
  return (
    <Part title="Fields">
      <form className="grid max-w-form gap-6">
        <TextField label="Name" name="name" required autoComplete="name" />
        <TextField
          label="WhatsApp number"
          name="whatsapp"
          hint="With the country code if you live abroad."
          error="Please enter a number we can reach, such as 94470 00000."
          type="tel"
          defaultValue="9447"
        />
        <SelectField label="What do you plan to build?" name="kind" defaultValue="house">
          <option value="house">A house</option>
          <option value="interior">An interior</option>
        </SelectField>
        <TextAreaField
          label="Message"
          name="message"
          hint="Place, size of the plot, when you want to start."
        />
        <FileField
          label="CV"
          name="cv"
          accept=".pdf,.doc,.docx"
          hint="PDF or Word, at most 5 MB. Optional."
        />
        <PasswordField label="Password" name="password" autoComplete="new-password" />
        <RatingField legend="Rating" name="rating" defaultValue={4} />
        <Button type="submit" className="justify-self-start">
          Send
        </Button>
      </form>
    </Part>
  )
}

function Lists() {
  const rest = {
    data: undefined,
    isPending: false,
    isError: false,
    refetch: () => toast.success('Tried again'),
  }
  const words = { empty: 'No reviews available.', failed: 'Failed to load reviews' }
  return (
    <Part title="List states">
      <div className="grid gap-8 lg:grid-cols-3">
        <ListState of={{ ...rest, isPending: true }} {...words}>
          {() => null}
        </ListState>
        <ListState of={{ ...rest, isError: true }} {...words}>
          {() => null}
        </ListState>
        <ListState of={{ ...rest, data: { items: [] } }} {...words}>
          {() => null}
        </ListState>
      </div>
    </Part>
  )
}

function Rows() {
  const [sort, setSort] = useState<Sort>({ key: 'client', descending: false })
  const [page, setPage] = useState(4)
  const sorted = rows.toSorted((a, b) =>
    sort.key === 'area' ? a.area - b.area : a.client.localeCompare(b.client),
  )
  return (
    <Part title="Table and pages">
      <Table
        caption="Projects"
        rows={sort.descending ? sorted.toReversed() : sorted}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={setSort}
        columns={[
          { key: 'client', label: 'Client', cell: (row) => row.client, sortable: true },
          { key: 'place', label: 'Place', cell: (row) => row.place },
          { key: 'area', label: 'Area', cell: (row) => `${row.area} sq ft`, sortable: true, align: 'right' },
          {
            key: 'actions',
            label: 'Actions',
            align: 'right',
            cell: (row) => (
              <Button variant="quiet" aria-label={`Edit ${row.client}`} className="-mx-5">
                <Icon name="edit" />
                Edit
              </Button>
            ),
          },
        ]}
      />
      <div className="mt-8">
        <Pager page={page} pages={9} onPage={setPage} />
      </div>
    </Part>
  )
}

function Pictures() {
  return (
    <Part title="Pictures">
      <div className="grid gap-8 md:grid-cols-2">
        <figure>
          <Picture
            src="/uploads/kit/missing.jpg"
            alt=""
            width={1600}
            height={1200}
            sizes="(min-width: 768px) 50vw, 100vw"
            placeholder={placeholder}
          />
          <figcaption className="mt-3 text-sm text-stone">
            Waiting: its room is reserved, the placeholder shows
          </figcaption>
        </figure>
      </div>
    </Part>
  )
}

function Small() {
  return (
    <Part title="Small things">
      <div className="flex flex-wrap items-center gap-6">
        <Stars rating={4} />
        <Badge>Draft</Badge>
        <Badge tone="good">Open</Badge>
        <Badge tone="waiting">Waiting</Badge>
        <Badge tone="alarm">Refused</Badge>
      </div>
      <div className="mt-8 max-w-form">
        <Progress value={0.62} label="Sending your CV" />
      </div>
    </Part>
  )
}

function Floating() {
  const [open, setOpen] = useState(false)
  const confirm = useConfirm()
  async function ask() {
    const yes = await confirm({ question: 'Delete this job?', action: 'Delete' })
    if (yes) toast.success('✅ Job deleted.')
  }
  return (
    <Part title="What floats">
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
        <Button variant="secondary" onClick={ask}>
          Ask a question
        </Button>
        <Button variant="secondary" onClick={() => toast.success('✅ Job added successfully')}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => toast.error('❌ Error adding job.', { autoClose: false })}>
          Error
        </Button>
        <Button variant="secondary" onClick={() => toast.warning('⚠️ Please fill all fields.')}>
          Warning
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Apply for Site Engineer">
        <form className="grid gap-5">
          <TextField label="Name" name="apply-name" required />
          <TextField label="Email" name="apply-email" type="email" required />
          <TextAreaField label="Address" name="apply-address" required />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => toast.error('❌ Failed to submit application')}>Send application</Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      </Dialog>
    </Part>
  )
}
