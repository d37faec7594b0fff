/** How far an upload has come, 0 to 1. */
export function Progress({ value, label }: { value: number; label: string }) {
  const percent = Math.round(value * 100)
  return (
    <div className="text-sm">
      <div className="mb-1.5 flex justify-between gap-4">
        <span>{label}</span>
        <span className="text-stone tabular-nums">{percent}%</span>
      </div>
      <progress className="progress" max={100} value={percent} aria-label={label} />
    </div>
  )
}
