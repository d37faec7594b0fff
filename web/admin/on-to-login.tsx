import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { redirectDelayMs } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'

/** Something worked, and the login comes next: by itself in two seconds. */
export function OnToLogin({ sentence, email }: { sentence: string; email?: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(adminPages.login.path, { state: { email } }), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [navigate, email])

  return (
    <p role="status" className="border-l-2 border-leaf bg-sand px-4 py-3">
      {sentence}{' '}
      <Link to={adminPages.login.path} state={{ email }} className="link font-semibold">
        Log in now
      </Link>
    </p>
  )
}
