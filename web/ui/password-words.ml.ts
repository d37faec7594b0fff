import type { words as english } from './password-words.ts'

export const words: typeof english = {
  show: 'കാണിക്കാം',
  hide: 'മറയ്ക്കാം',
  showPassword: 'പാസ്വേഡ് കാണിക്കാം',
  hidePassword: 'പാസ്വേഡ് മറയ്ക്കാം',
}
