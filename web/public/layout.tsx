import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { Outlet } from 'react-router'
import sans from '../fonts/figtree.woff2'
import serif from '../fonts/fraunces.woff2'
import { useFocusOnNewScreen } from '../ui/focus.ts'
import { ContactBar } from './contact-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { TopBar } from './top-bar.tsx'

export function PublicLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  useFocusOnNewScreen()
  // Both set out with the styles, which name them, and mostly are there when these are.
  for (const font of [sans, serif]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <TopBar />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[70svh]">
        {children}
      </main>
      <Footer />
      <ContactBar />
    </>
  )
}
