import type { ReactNode } from 'react'
import { type Access, mayUse } from '#contract/access/roles.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Heading } from '../blocks/heading.tsx'
import { useAccount } from '../blocks/session.ts'
import { words } from './words.ts'

type ForRolesProps = { access: Access; title: string; children: ReactNode }

/** A screen, or a friendly sentence to those whose roles do not include it. The server itself checks every call. */
export function ForRoles({ access, title, children }: ForRolesProps) {
  const account = useAccount()
  if (!account || mayUse(account.roles, access)) return children
  const { ownerOnly, notYours } = staffMessages.auth
  return (
    <>
      <Heading title={title} note={access === 'owner' ? ownerOnly : notYours} />
      <ButtonLink to={adminPages.dashboard.path}>{words.toDashboard}</ButtonLink>
    </>
  )
}
