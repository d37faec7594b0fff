import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Demo } from '#contract/admin/dashboard.ts'
import { messages } from '#contract/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/form.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { reportError } from '../lists/mutate.ts'
import { useConfirm } from '../shell/confirm.tsx'
import { Section } from '../shell/heading.tsx'

const words = staffMessages.demo
/** Few enough that each request is quick, even with files in a bucket. */
const removedAtOnce = 4

/** For owners; hidden once no unchanged demo content is left. */
export function RemoveDemo() {
  const demo = useCall('getDemo', {}).data
  const [progress, setProgress] = useState<number>()
  const client = useQueryClient()
  const confirm = useConfirm()
  if (!demo || (sumOf(demo.untouched) === 0 && progress === undefined)) return null
  const untouched = namesOf(demo.untouched)
  const kept = namesOf(demo.kept)

  async function remove(all: number) {
    const detail = `${untouched}, with their pictures. ${kept || 'Everything else'} will stay. ${messages.final}`
    if (!(await confirm({ question: words.confirm, detail, action: 'Remove' }))) return
    try {
      for (let left = all; left > 0; ) {
        setProgress((all - left) / all)
        left = (await adminCall('removeDemo', { query: { limit: removedAtOnce } })).left
      }
      toast.success(words.removed)
    } catch (error) {
      reportError(error, words.interrupted)
    }
    await client.invalidateQueries()
    setProgress(undefined)
    focusMain()
  }

  return (
    <Section id="demo" title="Demo content">
      <p className="mb-4 max-w-measure">
        The site came with invented content so that it looks as it will look: {untouched}. Remove it before
        you show the site to people.
        {kept ? ` What you have changed or people have applied for stays: ${kept}.` : ''}
      </p>
      {progress === undefined ? (
        <Button variant="danger" icon="trash" onClick={() => remove(sumOf(demo.untouched))}>
          Remove demo content
        </Button>
      ) : (
        <div className="max-w-form">
          <Progress value={progress} label="Removing" />
        </div>
      )}
    </Section>
  )
}

type Counts = Demo['untouched']

const sumOf = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

const nouns = [
  ['projects', 'project'],
  ['reviews', 'review'],
  ['jobs', 'job'],
  ['services', 'service'],
] as const

/** 2 projects, 1 review and 4 jobs; empty when there are none. */
function namesOf(counts: Counts) {
  const parts = nouns
    .filter(([kind]) => counts[kind] > 0)
    .map(([kind, one]) => `${counts[kind]} ${counts[kind] === 1 ? one : kind}`)
  return new Intl.ListFormat('en-IN').format(parts)
}
