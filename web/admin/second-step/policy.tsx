import { useQueryClient } from '@tanstack/react-query'
import { type Role, roleNames, roles } from '#contract/access/roles.ts'
import type { Policy } from '#contract/access/second-step.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField, TickField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { Section } from '../shell/heading.tsx'

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
      <RecordState of={policy} failed="Unable to load who needs a second step.">
        {(found) => <PolicyForm policy={found} />}
      </RecordState>
    </Section>
  )
}

function PolicyForm({ policy }: { policy: Policy }) {
  const client = useQueryClient()
  const ticks = Object.fromEntries(roles.map((role) => [role, policy.roles.includes(role)]))
  const form = useForm<Record<Role | 'from', string>>({
    defaults: { ...ticks, from: policy.from ?? '' },
    missing: staffMessages.auth.fillAll,
    async send({ from, ...chosen }) {
      const body = { roles: roles.filter((role) => chosen[role] === 'true'), from: from || null }
      toast.success((await adminCall('changePolicy', { body })).message)
    },
    onSuccess: () => client.invalidateQueries(),
    failed: (message) => message || staffMessages.auth.somethingWrong,
  })
  return (
    <form {...form.props} className="grid gap-5">
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Required of</legend>
        <div className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-4">
          {roles.map((role) => (
            <TickField key={role} {...form.field(role)} label={roleNames[role]} />
          ))}
        </div>
      </fieldset>
      <TextField {...form.field('from')} type="date" label="From this day on" />
      <Button type="submit" busy={form.busy} busyLabel="Saving..." className="justify-self-start">
        Save
      </Button>
    </form>
  )
}
