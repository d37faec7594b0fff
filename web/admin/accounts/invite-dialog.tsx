import { type FormEvent, useState } from 'react'
import { accessMessages } from '#contract/access/messages.ts'
import type { Role } from '#contract/access/roles.ts'
import { CallError, useCall } from '../../api.ts'
import { useCompany } from '../../page-context.ts'
import { TextField } from '../../ui/field.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { DialogActions } from '../blocks/forms/record-dialog.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { adminCall } from '../blocks/session.ts'
import { type Proof, useProof } from '../second-step/proof.tsx'
import { RoleTicks } from './role-ticks.tsx'
import type { LinkToShare } from './share-link-dialog.tsx'

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

type Errors = { email?: string; roles?: string }

function InviteForm({ onClose, onLink }: InviteProps) {
  const { name: company } = useCompany()
  const sendsMail = useCall('getSignup', {}).data?.sends_mail !== false
  const mutate = useMutate()
  const [prove, proofDialog] = useProof()
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<Role[]>([])
  const [errors, setErrors] = useState<Errors>({})
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
