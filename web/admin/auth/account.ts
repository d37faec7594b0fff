import { useCall } from '../../api.ts'

/** Who is logged in; undefined until the server has said so. */
export function useAccount() {
  return useCall('whoAmI', {}).data
}
