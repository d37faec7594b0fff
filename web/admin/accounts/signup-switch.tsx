import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../blocks/heading.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { adminCall } from '../blocks/session.ts'

/** Whether people may sign up by themselves. */
export function SignupSwitch() {
  const open = useCall('getSignup', {}).data?.open
  const mutate = useMutate()
  if (open === undefined) return null
  return (
    <Section
      id="signup"
      title="Signing up"
      note={
        open
          ? 'Anybody can sign up on the login page. They see nothing until an owner approves them.'
          : 'Nobody can sign up. New people come by invitation.'
      }
    >
      <Button
        variant="secondary"
        onClick={() => mutate(() => adminCall('changeSignup', { body: { open: !open } }))}
      >
        {open ? 'Close signing up' : 'Open signing up'}
      </Button>
    </Section>
  )
}
