import { Outlet } from 'react-router'
import { SkipLink, useFocusOnNewScreen } from '../../ui/navigation.tsx'
import { ContactBar } from './contact-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { TopBar } from './top-bar.tsx'

export function PublicLayout() {
  useFocusOnNewScreen()
  return (
    <>
      <SkipLink />
      <TopBar />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[70svh]">
        <Outlet />
      </main>
      <Footer />
      <ContactBar />
    </>
  )
}
