import { useEffectEvent, useLayoutEffect } from 'react'
import type { Layer, LayerEvent } from './layers.ts'

/** While `open`, Back calls `onClose` instead of leaving the page; its entry goes before it. Popovers need no hook. */
export function useLayer(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!open) return
    const layer: Layer = { close: () => close() }
    const tell = (open: boolean) =>
      document.dispatchEvent(new CustomEvent('layer', { detail: { open, layer } }) satisfies LayerEvent)
    tell(true)
    return () => void tell(false)
  }, [open])
}
