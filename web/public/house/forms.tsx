// The forms of the page are plain ones: the server answers each with the whole page.
import type { ReactNode } from 'react'
import { maxEmailLength } from '#contract/limits.ts'
import { addressOf } from '../../api.ts'
import { useFormErrors } from '../../page-context.ts'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Honeypot, Refused } from '../parts/form-parts.tsx'
import { words } from './words.ts'

export function FollowForm({ token }: { token: string }) {
  const refused = useFormErrors('followHouse')
  return (
    <form
      method="post"
      action={`${addressOf('followHouse', { params: { token } })}#answer`}
      encType="multipart/form-data"
    >
      {refused ? <Refused errors={refused} advice={words.follow.notSent} /> : null}
      <Honeypot />
      <p className="mb-4">{words.follow.text}</p>
      <TextField
        label={words.follow.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={maxEmailLength}
        defaultValue={refused?.fields.email}
        error={refused?.errors.email}
      />
      <Button type="submit" className="mt-4">
        {words.follow.send}
      </Button>
    </form>
  )
}

type PostButtonProps = {
  call: 'confirmFollowing' | 'stopFollowing'
  token: string
  variant?: ButtonVariant
  children: ReactNode
}

export function PostButton({ call, token, variant, children }: PostButtonProps) {
  return (
    <form method="post" action={addressOf(call, { params: { token } })} encType="multipart/form-data">
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  )
}
