export function Page() {
  return (
    <>
      <title>Dashboard</title>
      <h1 className="text-3xl">welcome to admin pages</h1>
    </>
  )
}
