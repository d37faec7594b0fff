import './styles.css'
import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from './api.ts'
import { App } from './app.tsx'
import { findPublicScreen } from './pages.tsx'

start()

async function start() {
  const root = document.getElementById('root')
  if (!root) return
  const state: DehydratedState = JSON.parse(document.getElementById('state')?.textContent || '{}')
  const page = (
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <HydrationBoundary state={state}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </HydrationBoundary>
      </QueryClientProvider>
    </StrictMode>
  )
  if (!root.hasChildNodes()) return createRoot(root).render(page)
  await findPublicScreen(location.pathname, new URLSearchParams(location.search))?.screen.load()
  return hydrateRoot(root, page)
}
