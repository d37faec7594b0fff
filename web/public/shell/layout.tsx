import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { language } from '../../language.ts'
import { usePageContext } from '../../page-context.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { SkipLink, useFocusOnNewScreen } from '../../ui/navigation.tsx'
import { ContactBar } from './contact-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { TopBar } from './top-bar.tsx'
import { useHydrated } from './use-hydrated.ts'

const PreviewBar = lazy(async () => ({ default: (await import('../content/preview-bar.tsx')).PreviewBar }))
const LanguageOffer = lazy(async () => ({ default: (await import('../language/offer.tsx')).LanguageOffer }))

export function PublicLayout() {
  useFocusOnNewScreen()
  return (
    <>
      <SkipLink />
      <LateParts />
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

/** What few visitors see. A component of its own, so that nothing else is rendered again right after hydration. */
function LateParts() {
  const isHydrated = useHydrated()
  const { preview } = usePageContext()
  if (!isHydrated) return null
  return (
    <Boundary>
      <Suspense>
        {preview ? <PreviewBar /> : null}
        {language === 'en' && document.documentElement.dataset.chosen === 'ml' ? <LanguageOffer /> : null}
      </Suspense>
    </Boundary>
  )
}
