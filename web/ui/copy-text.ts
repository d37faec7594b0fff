import { toast } from './toast.ts'

/** Copies a text and says so; browsers may refuse it. */
export async function copyText(text: string, words: { done: string; failed: string }) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(words.done)
  } catch {
    toast.error(words.failed)
  }
}
