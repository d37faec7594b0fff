/** The name of a colleague, or the mail address where there is none. */
export function AccountName({ account: { name, email } }: { account: { name: string; email: string } }) {
  return (
    <span className="wrap-anywhere" title={name ? email : undefined}>
      {name || email}
    </span>
  )
}
