// The admin area is in English, at its own addresses.
import type * as english from './admin-area.ts'

export const isAdminPath: typeof english.isAdminPath = () => false

export const AdminArea = (_: { location: unknown }) => null
