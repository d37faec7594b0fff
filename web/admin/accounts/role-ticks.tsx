import { useId } from 'react'
import { type Role, roleNames, roles } from '#contract/access/roles.ts'
import { FieldError } from '../../ui/field.tsx'

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
export function RoleTicks({ chosen, onChange, error, staffOnly = false }: RoleTicksProps) {
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
