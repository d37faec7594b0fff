// What owners decide about the second step of others.
import type { ListedAccount } from '#contract/access/accounts.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { type Role, roleNames, roles } from '#contract/access/roles.ts'
import type { Policy } from '#contract/access/second-step.ts'
import { useCall } from '../../calls/api.ts'
import { TextField, TickField } from '../../ui/field.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { adminCall } from '../blocks/calls.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { SettingForm, useSettingForm } from '../blocks/forms/setting-form.tsx'
import { Section } from '../blocks/heading.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { type Prove, useProof } from './proof.tsx'

/** For owners: who must have a second step. */
export function SecondStepPolicy() {
  const policy = useCall('getPolicy', {})
  return (
    <Section
      id="second-step-policy"
      title="Second step"
      note="Whoever holds one of these roles needs a passkey or an authenticator app from the day you choose. Until it is set up, they can use only their own account."
      className="max-w-form"
    >
      <RecordState query={policy} failed="Unable to load who needs a second step.">
        {(found) => <PolicyForm policy={found} />}
      </RecordState>
    </Section>
  )
}

function PolicyForm({ policy }: { policy: Policy }) {
  const ticks = Object.fromEntries(roles.map((role) => [role, policy.roles.includes(role)]))
  const [prove, proofDialog] = useProof()
  const form = useSettingForm<Record<Role | 'from', string>>({
    defaults: { ...ticks, from: policy.from ?? '' },
    send({ from, ...chosen }) {
      const body = { roles: roles.filter((role) => chosen[role] === 'true'), from: from || null }
      return prove('Second step', (proof) => adminCall('changePolicy', { body: { ...proof, ...body } }))
    },
  })
  return (
    <>
      <SettingForm form={form} submit="Save">
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">Required of</legend>
          <div className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-4">
            {roles.map((role) => (
              <TickField key={role} {...form.field(role)} label={roleNames[role]} />
            ))}
          </div>
        </fieldset>
        <TextField {...form.field('from')} type="date" label="From this day on" />
      </SettingForm>
      {proofDialog}
    </>
  )
}

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
