import { Heading } from './heading.tsx'

export function Page() {
  return <Heading title="Choose a new password" />
}
