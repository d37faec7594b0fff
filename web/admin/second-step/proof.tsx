// Asks for the password again where the server wants it before a way to log in is added or removed.
import { type ReactNode, useState } from 'react'
import { staffMessages } from '#contract/staff-messages.ts'
import { CallError } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { passwordField } from '../auth/auth-form.tsx'
import { errorMessage } from '../lists/mutate.ts'
import { canUsePasskeys } from './passkey.ts'
import { PasskeyButton } from './passkey-button.tsx'

type Proof = { password?: string }
type ProofRequest = { title: string; send: (proof: Proof) => Promise<void>; close: () => void }

type Prove = <T>(title: string, send: (proof: Proof) => Promise<T>) => Promise<T | undefined>

/** `send` is tried without a password first. The call resolves to undefined when nothing was done. */
export function useProof(hasPasskey: boolean): [Prove, ReactNode] {
  const [request, setRequest] = useState<ProofRequest>()

  async function prove<T>(title: string, send: (proof: Proof) => Promise<T>) {
    try {
      return await send({})
    } catch (error) {
      if (!(error instanceof CallError && error.fields.password)) {
        toast.error(errorMessage(error))
        return undefined
      }
    }
    const { promise, resolve } = Promise.withResolvers<T | undefined>()
    const close = (result?: T) => {
      setRequest(undefined)
      resolve(result)
    }
    setRequest({ title, send: async (proof) => close(await send(proof)), close: () => close() })
    return promise
  }

  const dialog = (
    <Dialog open={request !== undefined} onClose={() => request?.close()} title={request?.title} size="small">
      {request ? <ProofForm request={request} hasPasskey={hasPasskey && canUsePasskeys()} /> : null}
    </Dialog>
  )
  return [prove, dialog]
}

function ProofForm({ request, hasPasskey }: { request: ProofRequest; hasPasskey: boolean }) {
  const form = useForm<{ password: string }>({
    required: ['password'],
    missing: staffMessages.secondStep.passwordNeeded,
    send: ({ password }) => request.send({ password }),
    failed: (message) => message || staffMessages.auth.somethingWrong,
  })
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-stone">Please show once more that it is you.</p>
      <PasswordField {...form.field('password')} {...passwordField} data-first />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} busyLabel="Checking...">
          Continue
        </Button>
        {hasPasskey ? (
          <PasskeyButton variant="secondary" label="Use a passkey" onDone={() => request.send({})} />
        ) : null}
      </div>
    </form>
  )
}
