// A chunk of its own (vite.config.ts), so that React is evaluated in a task of its own, before the app.
export { createRoot, hydrateRoot } from 'react-dom/client'
