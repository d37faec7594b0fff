import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { redirectDelayMs } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'

/**
 * Something worked, and the login comes next: by itself in two seconds. It takes the place of this page in the history,
 * since the address of this one may hold a link that has been used.
 */
export function OnToLogin({ sentence, email }: { sentence: string; email?: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(
      () => navigate(adminPages.login.path, { state: { email }, replace: true }),
      redirectDelayMs,
    )
    return () => clearTimeout(timer)
  }, [navigate, email])

  return (
    <p role="status" className="border-l-2 border-leaf bg-sand px-4 py-3">
      {sentence}{' '}
      <Link to={adminPages.login.path} state={{ email }} replace className="link font-semibold">
        Log in now
      </Link>
    </p>
  )
}
