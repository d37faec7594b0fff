import { lazy } from 'react'

export const isAdminPath = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/')

export const AdminArea = lazy(async () => ({ default: (await import('./admin/shell/area.tsx')).AdminArea }))
