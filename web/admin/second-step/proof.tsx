// Asks for the password again where the server wants it, and goes on with what was asked for.
import { type ReactNode, useState } from 'react'
import { CallError } from '../../calls/api.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import type { ProofForm } from './proof-form.tsx'

/** Few of those who open a screen come to it. */
const loadForm = async () => (await import('./proof-form.tsx')).ProofForm

export type Proof = { password?: string }
type ProofRequest = {
  title: string
  Form: typeof ProofForm
  send: (proof: Proof) => Promise<void>
  close: () => void
}

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
    try {
      await attempt({})
    } catch {
      const Form = await loadForm()
      setRequest({ title, Form, send: attempt, close: () => close() })
    }
    return promise
  }

  const dialog = (
    <Dialog open={request !== undefined} onClose={() => request?.close()} title={request?.title} size="small">
      {request ? <request.Form send={request.send} /> : null}
    </Dialog>
  )
  return [prove, dialog]
}

const isProofNeeded = (error: unknown) => error instanceof CallError && Boolean(error.fields.password)
