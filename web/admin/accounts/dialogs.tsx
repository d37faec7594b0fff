import { type ReactNode, useId, useRef, useState } from 'react'
import type { Account } from '#contract/access/accounts.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { type Role, roleNames, roles } from '#contract/access/roles.ts'
import { email } from '#contract/content/fields.ts'
import { useCall } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import { FieldError, typeInto } from '../../ui/field.tsx'
import { adminCall } from '../blocks/calls.ts'
import { FormDialog } from '../blocks/forms/form-dialog.tsx'
import type { LinkToShare } from '../blocks/share-link-dialog.tsx'
import { type Prove, useProof } from '../second-step/proof.tsx'

const { accounts: words, invitations } = accessMessages

type InviteProps = {
  onClose: () => void
  /** Called with the link if it was not mailed. */
  onLink: (toShare: LinkToShare) => void
}

export function InviteDialog({ onClose, onLink }: InviteProps) {
  const { name: company } = useCompany()
  const sendsMail = useCall('getSignup', {}).data?.sends_mail !== false
  const [prove, proofDialog] = useProof()
  const hint = sendsMail
    ? 'We mail the invitation there. Without an address you get a link, to send on WhatsApp for example.'
    : 'Only this address can accept it then. You get a link to pass on, on WhatsApp for example: this site sends no mail yet.'
  return (
    <>
      <FormDialog
        title="Invite somebody"
        onClose={onClose}
        fields={{
          email: email('Email (optional)', { optional: true, hint }),
          roles: (props) => <RoleTicks {...props} />,
        }}
        required={['roles']}
        missing={words.chooseRole}
        save="Invite"
        send={async ({ email, roles }) => {
          const body = { email, roles: rolesIn(roles) }
          const answer = await prove('Invite an owner', (proof) =>
            adminCall('createInvitation', { body: { ...proof, ...body } }),
          )
          return answer?.link ? { link: answer.link } : answer
        }}
        onSaved={({ link }, { email }) => {
          if (!link) return
          const recipient = email.trim() || undefined
          onLink({
            title: 'Invitation',
            link,
            recipient,
            note: recipient ? invitations.linkNoteAddressed : invitations.linkNote,
            message: `You are invited to the admin area of ${company}. Open this link within 7 days:`,
          })
        }}
      />
      {proofDialog}
    </>
  )
}

/** With `approves`, the account is new and is approved with the chosen roles. */
export type RolesRequest = { account: Account; approves: boolean }

type RolesDialogProps = { request: RolesRequest; prove: Prove; onClose: () => void }

export function RolesDialog({ request: { account, approves }, prove, onClose }: RolesDialogProps) {
  const params = { id: account.id }
  const gains = (chosen: Role[]) =>
    !account.roles.includes('owner') && chosen.some((role) => !account.roles.includes(role))
  const warning = (chosen: Role[]) =>
    gains(chosen) && !approves ? (
      <p role="status" className="mt-5 border-l-2 border-brass bg-sand px-4 py-3 text-sm">
        {chosen.includes('owner') ? `${words.ownerMeans} ` : null}
        {words.logsInAgain}
      </p>
    ) : null
  return (
    <FormDialog
      title={approves ? 'Approve this account' : 'Change roles'}
      onClose={onClose}
      note={
        <p>
          {approves ? 'What may ' : 'What '}
          <b className="text-charcoal">{account.name || account.email}</b>
          {approves
            ? ' do here? Tick only what this person needs. You can change it later.'
            : ' may do here.'}
        </p>
      }
      fields={{
        roles: (props) => (
          <RoleTicks {...props} staffOnly={approves}>
            {warning}
          </RoleTicks>
        ),
      }}
      values={{ roles: approves ? '' : String(account.roles) }}
      required={['roles']}
      missing={words.chooseRole}
      save={approves ? 'Approve' : 'Save roles'}
      send={({ roles }) =>
        prove(approves ? 'Approve this account' : 'Make somebody an owner', (proof) => {
          const body = { ...proof, roles: rolesIn(roles) }
          return adminCall(approves ? 'approveAccount' : 'changeRoles', { params, body })
        })
      }
    />
  )
}

const rolesIn = (text = '') => roles.filter((role) => text.split(',').includes(role))

const roleIncludes: Record<Role, string> = {
  owner: 'Everything, also accounts and personal data.',
  editor: 'Projects, reviews, services and the texts of the site. No personal data.',
  hiring: 'Jobs, applications and CVs.',
  office: 'Enquiries and reviews.',
  site: 'Adds pictures and sentences about your projects, also from a phone on the building site. Nothing else.',
}

type RoleTicksProps = {
  name: string
  /** The chosen roles, with commas between them. */
  defaultValue: string | undefined
  error?: string
  /** Leaves out the role of owner. */
  staffOnly?: boolean
  /** Below them. */
  children?: (chosen: Role[]) => ReactNode
}

/** One box for each role, with what it includes. An owner needs no other. */
function RoleTicks({ name, defaultValue, error, staffOnly = false, children }: RoleTicksProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(() => rolesIn(defaultValue))
  const isOwner = chosen.includes('owner')
  function toggle(role: Role) {
    const next = chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]
    setChosen(next)
    if (input.current) typeInto(input.current, String(next))
  }
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-semibold">Roles</legend>
      <input ref={input} type="hidden" name={name} value={String(chosen)} readOnly />
      {roles
        .filter((role) => role !== 'owner' || !staffOnly)
        .map((role) => (
          <div key={role} className="py-1">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold has-disabled:cursor-default">
              <input
                type="checkbox"
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
      {error ? <FieldError id={`${id}-error`}>{words.chooseRole}</FieldError> : null}
      {children?.(chosen)}
    </fieldset>
  )
}
