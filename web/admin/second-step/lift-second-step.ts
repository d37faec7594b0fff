import type { ListedAccount } from '#contract/access/accounts.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { adminCall } from '../blocks/calls.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import type { Prove } from './proof.tsx'

/** The menu entry with which an owner removes the second step of somebody who lost the phone; false if there is none. */
export function useLiftAction(prove: Prove) {
  const confirm = useConfirm()
  const mutate = useMutate()
  return ({ id, name, email, second_steps }: ListedAccount) => {
    if (second_steps.length === 0) return false as const
    async function lift() {
      const question = accessMessages.secondStep.confirmLift
      const detail = `The passkeys, the app and the recovery codes of ${name || email} stop working, and the password is enough. Do it only if you have spoken with this person.`
      if (await confirm({ question, detail, action: 'Lift it' }))
        await mutate(() =>
          prove('Lift second step', (body) => adminCall('liftSecondStep', { params: { id }, body })),
        )
    }
    return { label: 'Lift second step', icon: 'user', onClick: lift } as const
  }
}
