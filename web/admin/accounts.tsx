import { Heading } from './heading.tsx'

export function Page() {
  return <Heading title="Accounts" />
}
