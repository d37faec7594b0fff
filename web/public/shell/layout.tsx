import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { SkipLink, useFocusOnNewScreen } from '../../ui/navigation.tsx'
import { ContactBar } from './contact-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { TopBar } from './top-bar.tsx'

export function PublicLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  useFocusOnNewScreen()
  return (
    <>
      <SkipLink />
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
