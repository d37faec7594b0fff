import { useEffect, useRef, useState } from 'react'
import { control, Field, type FieldProps } from './field.tsx'

type FileFieldProps = FieldProps<'input'> & {
  /** On the button, and beside it while no file is chosen. */
  choose: string
  noFile: string
}

/**
 * Browsers write on a file input in their own language, so it lies unseen above our words, and takes the tap, the key and the
 * dropped file. Without JavaScript, when nobody could tell the name of the file, it is seen.
 */
export function FileField({ choose, noFile, onChange, ...props }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string>()
  const showName = () => setName(input.current?.files?.[0]?.name)
  // It may have been chosen before the page was ready.
  useEffect(showName, [])
  return (
    <Field<'input'>
      {...props}
      render={(rest) => (
        <span
          className={`${control} relative flex flex-wrap items-center gap-x-3 gap-y-1 p-1.5 has-aria-invalid:border-alarm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-charcoal`}
        >
          <span
            aria-hidden="true"
            className="min-h-9 content-center rounded bg-sand px-4 text-sm font-semibold noscript:hidden"
          >
            {choose}
          </span>
          <span aria-hidden="true" className="min-w-0 text-sm wrap-anywhere noscript:hidden">
            {name ?? noFile}
          </span>
          <input
            {...rest}
            ref={input}
            type="file"
            onChange={(event) => {
              showName()
              onChange?.(event)
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 file:size-full file:cursor-pointer noscript:static noscript:opacity-100 noscript:file:size-auto"
          />
        </span>
      )}
    />
  )
}
