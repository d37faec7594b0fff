import { type FormEvent, useId, useState } from 'react'
import type { Account } from '#contract/access/accounts.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { type Role, roleNames, roles } from '#contract/access/roles.ts'
import { CallError, useCall } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import { FieldError, TextField } from '../../ui/field.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { adminCall } from '../blocks/calls.ts'
import { DialogActions } from '../blocks/forms/record-dialog.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import type { LinkToShare } from '../blocks/share-link-dialog.tsx'
import { type Proof, useProof } from '../second-step/proof.tsx'

type InviteProps = {
  onClose: () => void
  /** Called with the link if it was not mailed. */
  onLink: (toShare: LinkToShare) => void
}

export function InviteDialog({ open, ...props }: InviteProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title="Invite somebody" size="small">
      <InviteForm {...props} />
    </Dialog>
  )
}

function InviteForm({ onClose, onLink }: InviteProps) {
  const { name: company } = useCompany()
  const sendsMail = useCall('getSignup', {}).data?.sends_mail !== false
  const mutate = useMutate()
  const [prove, proofDialog] = useProof()
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<Role[]>([])
  const [errors, setErrors] = useState<{ email?: string; roles?: string }>({})
  const [busy, setBusy] = useState(false)

  async function invite(event: FormEvent) {
    event.preventDefault()
    if (roles.length === 0) return setErrors({ roles: accessMessages.accounts.chooseRole })
    setBusy(true)
    const send = (proof: Proof) =>
      adminCall('createInvitation', { body: { ...proof, email, roles } }).catch((error) => {
        if (error instanceof CallError) setErrors(error.fields)
        throw error
      })
    const saved = await mutate(async () => {
      const answer = await prove('Invite an owner', send)
      if (answer?.link === undefined) return answer
      const { link } = answer
      const { linkNote, linkNoteAddressed } = accessMessages.invitations
      const recipient = email.trim() || undefined
      onLink({
        title: 'Invitation',
        link,
        recipient,
        note: recipient ? linkNoteAddressed : linkNote,
        message: `You are invited to the admin area of ${company}. Open this link within 7 days:`,
      })
      return true
    })
    if (saved) onClose()
    else setBusy(false)
  }

  return (
    <>
      <form onSubmit={invite} noValidate className="grid gap-6">
        <TextField
          label="Email (optional)"
          type="email"
          name="email"
          autoComplete="off"
          hint={
            sendsMail
              ? 'We mail the invitation there. Without an address you get a link, to send on WhatsApp for example.'
              : 'Only this address can accept it then. You get a link to pass on, on WhatsApp for example: this site sends no mail yet.'
          }
          value={email}
          error={errors.email}
          onChange={(event) => {
            setEmail(event.target.value)
            setErrors({ ...errors, email: undefined })
          }}
        />
        <RoleTicks
          chosen={roles}
          error={errors.roles}
          onChange={(chosen) => {
            setRoles(chosen)
            setErrors({ ...errors, roles: undefined })
          }}
        />
        <DialogActions save="Invite" busy={busy} onCancel={onClose} />
      </form>
      {proofDialog}
    </>
  )
}

/** With `approves`, the account is new and is approved with the chosen roles. */
export type RolesRequest = { account: Account; approves: boolean }

type RolesDialogProps = {
  request: RolesRequest | undefined
  onClose: () => void
  /** Resolves to true when they are saved. */
  onSave: (request: RolesRequest, roles: Role[]) => Promise<boolean>
}

export function RolesDialog({ request, onClose, onSave }: RolesDialogProps) {
  return (
    <Dialog
      open={request !== undefined}
      onClose={onClose}
      title={request?.approves ? 'Approve this account' : 'Change roles'}
      size="small"
    >
      {request ? <RolesForm request={request} onClose={onClose} onSave={onSave} /> : null}
    </Dialog>
  )
}

function RolesForm({ request, onClose, onSave }: RolesDialogProps & { request: RolesRequest }) {
  const { account, approves } = request
  const [chosen, setChosen] = useState<Role[]>(approves ? [] : account.roles)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const gains = !account.roles.includes('owner') && chosen.some((role) => !account.roles.includes(role))

  async function save(event: FormEvent) {
    event.preventDefault()
    if (chosen.length === 0) return setError(accessMessages.accounts.chooseRole)
    setBusy(true)
    if (await onSave(request, chosen)) onClose()
    else setBusy(false)
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-5">
      <p className="wrap-anywhere text-stone">
        {approves ? 'What may ' : 'What '}
        <b className="text-charcoal">{account.name || account.email}</b>
        {approves ? ' do here? Tick only what this person needs. You can change it later.' : ' may do here.'}
      </p>
      <RoleTicks
        chosen={chosen}
        onChange={(roles) => {
          setChosen(roles)
          setError('')
        }}
        error={error}
        staffOnly={approves}
      />
      {gains && !approves ? (
        <p role="status" className="border-l-2 border-brass bg-sand px-4 py-3 text-sm">
          {chosen.includes('owner') ? `${accessMessages.accounts.ownerMeans} ` : null}
          {accessMessages.accounts.logsInAgain}
        </p>
      ) : null}
      <DialogActions save={approves ? 'Approve' : 'Save roles'} busy={busy} onCancel={onClose} />
    </form>
  )
}

const roleIncludes: Record<Role, string> = {
  owner: 'Everything, also accounts and personal data.',
  editor: 'Projects, reviews, services and the texts of the site. No personal data.',
  hiring: 'Jobs, applications and CVs.',
  office: 'Enquiries and reviews.',
  site: 'Adds pictures and sentences about your projects, also from a phone on the building site. Nothing else.',
}

type RoleTicksProps = {
  chosen: readonly Role[]
  onChange: (chosen: Role[]) => void
  error?: string
  /** Leaves out the role of owner. */
  staffOnly?: boolean
}

/** One box for each role, with what it includes. An owner needs no other. */
function RoleTicks({ chosen, onChange, error, staffOnly = false }: RoleTicksProps) {
  const id = useId()
  const isOwner = chosen.includes('owner')
  const toggle = (role: Role) =>
    onChange(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role])
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-semibold">Roles</legend>
      {roles
        .filter((role) => role !== 'owner' || !staffOnly)
        .map((role) => (
          <div key={role} className="py-1">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold has-disabled:cursor-default">
              <input
                type="checkbox"
                name={role}
                checked={isOwner || chosen.includes(role)}
                disabled={isOwner && role !== 'owner'}
                onChange={() => toggle(role)}
                aria-describedby={`${id}-${role}`}
                className="size-5 shrink-0 accent-laterite"
              />
              {roleNames[role]}
            </label>
            <p id={`${id}-${role}`} className="-mt-2 pl-8 text-sm text-stone">
              {roleIncludes[role]}
            </p>
          </div>
        ))}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
