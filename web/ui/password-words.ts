import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  show: ['Show', 'കാണിക്കാം'],
  hide: ['Hide', 'മറയ്ക്കാം'],
  showPassword: ['Show password', 'പാസ്വേഡ് കാണിക്കാം'],
  hidePassword: ['Hide password', 'പാസ്വേഡ് മറയ്ക്കാം'],
})
