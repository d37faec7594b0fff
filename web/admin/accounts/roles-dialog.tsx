import { type FormEvent, useState } from 'react'
import type { Account } from '#contract/access/accounts.ts'
import { accessMessages } from '#contract/access/messages.ts'
import type { Role } from '#contract/access/roles.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { DialogActions } from '../blocks/forms/record-dialog.tsx'
import { RoleTicks } from './role-ticks.tsx'

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
