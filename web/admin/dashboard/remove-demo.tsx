import { useState } from 'react'
import { inWords, stayingInWords, sumOf } from '#contract/admin/demo-words.ts'
import { messages } from '#contract/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { adminCall } from '../blocks/calls.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { Section } from '../blocks/heading.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { words as owner } from './owner-words.ts'

const words = owner.demo

/** For owners; hidden once no invented content is left. */
export function RemoveDemo() {
  const demo = useCall('getDemo', {}).data
  const [busy, setBusy] = useState(false)
  const mutate = useMutate()
  const confirm = useConfirm()
  if (!demo || sumOf(demo.untouched) === 0) return null
  const staying = stayingInWords(demo)

  /** Counts again first: somebody may have applied or changed something since the page was opened. */
  async function countAndRemove() {
    const now = await adminCall('getDemo', {})
    const detail = words.detail(inWords(now.untouched), stayingInWords(now), messages.final)
    const isLeft = sumOf(now.untouched) > 0
    if (isLeft && !(await confirm({ question: staffMessages.demo.confirm, detail, action: words.remove })))
      return false
    setBusy(true)
    return adminCall('removeDemo', {})
  }

  async function remove() {
    const removed = await mutate(countAndRemove, { fallback: staffMessages.demo.failed })
    setBusy(false)
    if (removed) focusMain()
  }

  return (
    <Section id="demo" title={words.title}>
      <p className="mb-4 max-w-measure">
        {words.came(inWords(demo.untouched))}
        {staying ? words.stays(staying) : ''}
      </p>
      <Button variant="danger" icon="trash" busy={busy} busyLabel={words.removing} onClick={remove}>
        {words.removeAll}
      </Button>
    </Section>
  )
}
