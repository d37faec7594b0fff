import { toast } from '../../../ui/toast.ts'

/** Links open in a tab of their own, and forms are not sent. */
export function holdFrame(shown: Window) {
  shown.addEventListener('click', onClick, true)
  shown.addEventListener('submit', onSubmit, true)
}

function onClick(event: MouseEvent) {
  const link = (event.target as Element).closest('a')
  if (!link?.href || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  if (link.protocol.startsWith('http')) window.open(link.href, '_blank', 'noopener')
}

function onSubmit(event: SubmitEvent) {
  event.preventDefault()
  event.stopPropagation()
  toast.warning('Nothing is sent from the preview.')
}
