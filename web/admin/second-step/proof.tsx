// Asks for the password again where the server wants it, and goes on with what was asked for.
import { type ReactNode, useState } from 'react'
import { accessMessages } from '#contract/access/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { CallError, useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { passwordField } from '../auth/auth-form.tsx'
import { DialogButtons } from '../blocks/dialog-buttons.tsx'
import { canUsePasskeys } from './passkey.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { words } from './words.ts'

export type Proof = { password?: string }
type ProofRequest = { title: string; send: (proof: Proof) => Promise<void>; close: () => void }

export type Prove = <T>(title: string, send: (proof: Proof) => Promise<T>) => Promise<T | undefined>

/** `send` is tried without a password first. Resolves to undefined when the person goes no further. */
export function useProof(): [Prove, ReactNode] {
  const [request, setRequest] = useState<ProofRequest>()

  async function prove<T>(title: string, send: (proof: Proof) => Promise<T>) {
    const { promise, resolve, reject } = Promise.withResolvers<T | undefined>()
    const close = (result?: T) => {
      setRequest(undefined)
      resolve(result)
    }
    const attempt = async (proof: Proof) => {
      try {
        close(await send(proof))
      } catch (error) {
        if (isProofNeeded(error)) throw error
        reject(error)
        close()
      }
    }
    await attempt({}).catch(() => setRequest({ title, send: attempt, close: () => close() }))
    return promise
  }

  const dialog = (
    <Dialog open={request !== undefined} onClose={() => request?.close()} title={request?.title} size="small">
      {request ? <ProofForm request={request} /> : null}
    </Dialog>
  )
  return [prove, dialog]
}

const isProofNeeded = (error: unknown) => error instanceof CallError && Boolean(error.fields.password)

function ProofForm({ request }: { request: ProofRequest }) {
  const { data } = useCall('getSecondStep', {})
  const hasPasskey = canUsePasskeys() && data !== undefined && data.passkeys.length > 0
  const form = useForm<{ password: string }>({
    required: ['password'],
    missing: accessMessages.secondStep.passwordNeeded,
    send: ({ password }) => request.send({ password }),
    failed: (message) => message || staffMessages.auth.somethingWrong,
  })
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-stone">{words.proof}</p>
      <PasswordField {...form.field('password')} {...passwordField} data-first />
      <DialogButtons>
        <Button type="submit" busy={form.busy} busyLabel={words.checking}>
          {words.continue}
        </Button>
        {hasPasskey ? (
          <PasskeyButton variant="secondary" label={words.usePasskey} onDone={() => request.send({})} />
        ) : null}
      </DialogButtons>
    </form>
  )
}
